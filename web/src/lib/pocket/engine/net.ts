/**
 * Nets for the bots that think in this browser, by typed arrays: many times quicker than Python here. All sums are of whole
 * numbers and the rest is done in the same order, so that it gives exactly what `damrak/bots/nets/plain.py` gives.
 */

/** A layer, as Python reads it from its file (`damrak/bots/nets/file.py`). */
export interface Layer {
  inputs: number;
  outputs: number;
  /** Each weight, and 128: input by input, or output by output in a head. */
  cells: Uint8Array;
  /** Inputs up to this, as whole numbers, give sums that stay within bounds. */
  most: number;
  scales: number[];
  biases: number[];
}

/** A whole net. */
export interface Layers {
  input_scales: number[];
  enter: Layer;
  blocks: Layer[];
  policy: Layer;
  value: Layer;
}

const SIGN = 128;
const FAR = 2;
const EPSILON = 1e-5;
/** Sums of the hidden layers stay within ±2^24: two of them, one of them times this, stand in one number of 53 bits. */
const APART = 2 ** 26;

/** Weights of which all outputs are wanted: for each input in a row, two outputs to a number where their sums allow it. */
class Rows {
  readonly sums: Float64Array;
  private readonly weights: Float64Array;
  private readonly width: number;
  private readonly kept: Float64Array;

  constructor(
    readonly layer: Layer,
    private readonly paired: boolean,
  ) {
    const { inputs, outputs, cells } = layer;
    this.width = paired ? Math.ceil(outputs / 2) : outputs;
    this.sums = new Float64Array(outputs);
    this.kept = new Float64Array(this.width);
    this.weights = new Float64Array(inputs * this.width);
    for (let input = 0; input < inputs; input += 1) {
      const from = input * outputs;
      const row = input * this.width;
      for (let output = 0; output < outputs; output += 1) {
        const weight = cells[from + output]! - SIGN;
        if (output < this.width) this.weights[row + output] = weight;
        else this.weights[row + output - this.width]! += weight * APART;
      }
    }
  }

  /** The sum of each output, if the first so many places have these numbers and all others 0. */
  add(places: Int32Array, numbers: Float64Array, count: number): void {
    const { kept, weights, width } = this;
    kept.fill(0);
    // Four at a time, so that a sum is fetched and put back a quarter as often; those beyond the last count for nothing.
    numbers.fill(0, count, count + 3);
    places.fill(0, count, count + 3);
    for (let at = 0; at < count; at += 4) {
      const [a, b, c, d] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!, numbers[at + 3]!];
      const [p, q] = [places[at]! * width, places[at + 1]! * width];
      const [r, s] = [places[at + 2]! * width, places[at + 3]! * width];
      for (let column = 0; column < width; column += 1) {
        kept[column]! +=
          weights[p + column]! * a +
          weights[q + column]! * b +
          weights[r + column]! * c +
          weights[s + column]! * d;
      }
    }
    this.part();
  }

  /** Take apart what was summed up together. */
  private part(): void {
    const { kept, sums, width } = this;
    if (!this.paired) {
      sums.set(kept);
      return;
    }
    for (let output = 0; output < sums.length; output += 1) {
      const both = kept[output % width]!;
      const far = Math.round(both / APART);
      sums[output] = output < width ? both - far * APART : far;
    }
  }
}

/** Numbers as whole ones: those that are not 0, and where they stand. */
class Whole {
  readonly places: Int32Array;
  readonly numbers: Float64Array;
  count = 0;

  constructor(size: number) {
    this.places = new Int32Array(size + 3);
    this.numbers = new Float64Array(size + 3);
  }

  put(place: number, number: number): void {
    if (number === 0) return;
    this.places[this.count] = place;
    this.numbers[this.count] = number;
    this.count += 1;
  }

  /** Take numbers from 0 up, the greatest as `most`; what 1 of them stands for. */
  take(x: Float64Array, most: number): number {
    let top = 0;
    for (const each of x) if (each > top) top = each;
    const step = top > 0 ? top / most : 1;
    this.count = 0;
    for (let place = 0; place < x.length; place += 1) {
      this.put(place, Math.floor(x[place]! / step + 0.5));
    }
    return step;
  }
}

/** One net, ready to judge. */
export class TypedNet {
  private readonly enter: Rows;
  private readonly blocks: { rows: Rows; totals: Float64Array }[];
  private readonly x: Float64Array;
  private readonly whole: Whole;
  private readonly scales: number[];
  private readonly policy: Layer;
  private readonly value: Layer;

  constructor(layers: Layers) {
    this.scales = layers.input_scales;
    this.policy = layers.policy;
    this.value = layers.value;
    this.enter = new Rows(layers.enter, false);
    this.x = new Float64Array(layers.enter.outputs);
    this.whole = new Whole(Math.max(layers.enter.inputs, layers.enter.outputs));
    this.blocks = layers.blocks.map((layer) => {
      const rows = new Rows(layer, true);
      const every = new Whole(layer.inputs);
      for (let place = 0; place < layer.inputs; place += 1) every.put(place, 1);
      rows.add(every.places, every.numbers, every.count);
      return { rows, totals: rows.sums.slice() };
    });
  }

  /** What it thinks of a row of an encoder: the two values, not yet bent, and how it likes each of the legal actions. */
  judge(row: Uint8Array, legal: ArrayLike<number>): Float64Array {
    this.begin(row);
    for (const { rows, totals } of this.blocks) this.block(rows, totals);
    const found = new Float64Array(2 + legal.length);
    this.head(this.value, [0, 1], found);
    this.head(this.policy, legal, found.subarray(2));
    return found;
  }

  /** What the first layer makes of a row, of which most numbers are 0. */
  private begin(row: Uint8Array): void {
    const { whole, enter, x } = this;
    const { most, scales, biases } = enter.layer;
    whole.count = 0;
    for (let place = 0; place < row.length; place += 1) {
      const byte = row[place]!;
      if (byte === 0) continue;
      const value = byte < SIGN ? byte : byte - 2 * SIGN;
      const scaled = Math.max(-FAR, Math.min(FAR, value / this.scales[place]!));
      whole.put(place, Math.floor(scaled * most + 0.5));
    }
    enter.add(whole.places, whole.numbers, whole.count);
    const step = 1 / most;
    for (let output = 0; output < x.length; output += 1) {
      x[output] = Math.max(0, enter.sums[output]! * step * scales[output]! + biases[output]!);
    }
  }

  /** Add what a hidden layer makes of the numbers when they are normalised. */
  private block(rows: Rows, totals: Float64Array): void {
    const { whole, x } = this;
    const { most, scales, biases } = rows.layer;
    const step = whole.take(x, most);
    const size = x.length;
    let total = 0;
    let square = 0;
    for (let at = 0; at < whole.count; at += 1) {
      const number = whole.numbers[at]!;
      total += number;
      square += number * number;
    }
    const spread = size * square - total * total;
    const mean = total / size;
    const scale = step / Math.sqrt((spread / (size * size)) * (step * step) + EPSILON);
    rows.add(whole.places, whole.numbers, whole.count);
    for (let output = 0; output < size; output += 1) {
      const sum = rows.sums[output]! - mean * totals[output]!;
      x[output]! += Math.max(0, sum * scale * scales[output]! + biases[output]!);
    }
  }

  /** Some outputs of a layer of which the others are not asked for. */
  private head(layer: Layer, outputs: ArrayLike<number>, found: Float64Array): void {
    const { whole } = this;
    const step = whole.take(this.x, layer.most);
    for (let at = 0; at < outputs.length; at += 1) {
      const output = outputs[at]!;
      const first = output * layer.inputs;
      let sum = 0;
      for (let each = 0; each < whole.count; each += 1) {
        sum += (layer.cells[first + whole.places[each]!]! - SIGN) * whole.numbers[each]!;
      }
      found[at] = sum * step * layer.scales[output]! + layer.biases[output]!;
    }
  }
}
