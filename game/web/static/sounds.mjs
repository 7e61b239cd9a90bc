// The sounds that were rendered when the site was built, by Web Audio.

const FOLDER = "/arcade/assets/sounds";
const FADE = 4; // seconds in which the music begins

export class Sounds {
  constructor(python) {
    this.files = python.FS;
    this.buffers = new Map();
    this.context = null;
    this.loudness = 0;
    // Browsers allow sound only after a person has done something.
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => this.wake());
  }

  wake() {
    if (typeof AudioContext !== "function") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
    this.music(this.loudness);
  }

  /** A sound from its file; see `render_sounds` in .ci/web.d/build_site.py. */
  buffer(name) {
    if (this.buffers.has(name)) return this.buffers.get(name);
    const bytes = this.files.readFile(`${FOLDER}/${name}.bent`);
    const head = new DataView(bytes.buffer, bytes.byteOffset);
    const [rate, sides] = [head.getUint32(0, true), head.getUint32(4, true)];
    const unit = head.getUint32(8, true);
    const count = (bytes.length - 12) / 2;
    const buffer = this.context.createBuffer(sides, count / sides, rate);
    for (let side = 0; side < sides; side++) {
      const wave = buffer.getChannelData(side);
      let [slope, value] = [0, 0];
      for (let i = 0; i < wave.length; i++) {
        const at = 12 + side * wave.length + i;
        slope = ((slope + bytes[at] + 256 * bytes[at + count]) << 16) >> 16;
        value = ((value + slope) << 16) >> 16;
        wave[i] = (value * unit) / 32768;
      }
    }
    this.buffers.set(name, buffer);
    return buffer;
  }

  start(name, volume, loop = false) {
    const source = this.context.createBufferSource();
    const gain = this.context.createGain();
    Object.assign(source, { buffer: this.buffer(name), loop });
    gain.gain.value = volume;
    source.connect(gain).connect(this.context.destination);
    source.start();
    return gain.gain;
  }

  play(name, volume) {
    if (this.context?.state === "running") this.start(name, volume);
  }

  music(volume) {
    this.loudness = volume;
    if (!this.context) return;
    if (!this.gain && volume > 0) this.gain = this.start("ambience", 0, true);
    this.gain?.setTargetAtTime(volume, this.context.currentTime, FADE / 4);
  }
}
