import { expect, test } from "vitest";

import { TypedNet, type Layer, type Layers } from "./net";

/** Numbers that look like chance, and are the same every time. */
function* numbers(): Generator<number> {
  for (let now = 7; ;) {
    now = (now * 48_271) % 2_147_483_647;
    yield now;
  }
}

const INPUTS = 11;
/** An odd one, so that the last number of a row holds a single output. */
const WIDTH = 7;

function layer(
  inputs: number,
  outputs: number,
  most: number,
  cell: (place: number) => number,
): Layer {
  return {
    inputs,
    outputs,
    most,
    cells: Uint8Array.from({ length: inputs * outputs }, (_, place) => 128 + cell(place)),
    scales: Array.from({ length: outputs }, (_, output) => 0.001 * (output + 1)),
    biases: Array.from({ length: outputs }, (_, output) => 0.05 * output - 0.1),
  };
}

function made(most: number, cell: (place: number) => number): Layers {
  return {
    input_scales: Array.from({ length: INPUTS }, (_, place) => place + 1),
    enter: layer(INPUTS, WIDTH, 4096, cell),
    blocks: [layer(WIDTH, WIDTH, most, cell), layer(WIDTH, WIDTH, most, cell)],
    policy: layer(WIDTH, 5, most, cell),
    value: layer(WIDTH, 2, most, cell),
  };
}

/** The same net a product at a time, with sums of any length. */
function slowly(net: Layers, row: Uint8Array, legal: number[]): number[] {
  const sum = (of: Layer, output: number, whole: number[], head: boolean): number =>
    Number(
      whole.reduce((total, number, input) => {
        const place = head ? output * of.inputs + input : input * of.outputs + output;
        return total + BigInt(of.cells[place]! - 128) * BigInt(number);
      }, 0n),
    );
  const wholes = (x: number[], most: number): [number[], number] => {
    const step = Math.max(...x) > 0 ? Math.max(...x) / most : 1;
    return [x.map((each) => Math.floor(each / step + 0.5)), step];
  };
  const { enter } = net;
  const seen = Array.from(new Int8Array(row), (byte, place) =>
    Math.floor(Math.max(-2, Math.min(2, byte / net.input_scales[place]!)) * enter.most + 0.5),
  );
  let x = enter.biases.map((bias, output) =>
    Math.max(0, sum(enter, output, seen, false) * (1 / enter.most) * enter.scales[output]! + bias),
  );
  for (const block of net.blocks) {
    const [whole, step] = wholes(x, block.most);
    const total = whole.reduce((a, b) => a + b, 0);
    const square = whole.reduce((a, b) => a + b * b, 0);
    const variance = (x.length * square - total * total) / (x.length * x.length);
    const scale = step / Math.sqrt(variance * (step * step) + 1e-5);
    x = x.map((old, output) => {
      const ones = sum(block, output, Array<number>(x.length).fill(1), false);
      const mean = (total / x.length) * ones;
      const new_ = (sum(block, output, whole, false) - mean) * scale;
      return old + Math.max(0, new_ * block.scales[output]! + block.biases[output]!);
    });
  }
  const ask = (of: Layer, output: number): number => {
    const [whole, step] = wholes(x, of.most);
    return sum(of, output, whole, true) * step * of.scales[output]! + of.biases[output]!;
  };
  return [
    ...[0, 1].map((each) => ask(net.value, each)),
    ...legal.map((each) => ask(net.policy, each)),
  ];
}

test("a net gives exactly what it gives a product at a time", () => {
  const chance = numbers();
  const net = made(4096, () => (chance.next().value! % 255) - 127);
  const typed = new TypedNet(net);
  const found = new Set<number>();
  for (let time = 0; time < 50; time += 1) {
    // Most of what is seen is nothing; of the rest some is below it, and some far beyond what counts.
    const row = Uint8Array.from({ length: INPUTS }, () => {
      const next = chance.next().value!;
      return next % 3 === 0 ? next % 256 : 0;
    });
    const legal = [4, 0, 3].slice(time % 3);
    const judged = Array.from(typed.judge(row, legal));
    expect(judged).toEqual(slowly(net, row, legal));
    judged.forEach((each) => found.add(each));
  }
  expect(found.size).toBeGreaterThan(100);
});

test.each([127, -127])("sums next to each other stay apart at their bounds (%i)", (weight) => {
  // As far as a sum may go in both halves of a number: of one sign, and of both.
  const most = Math.floor((2 ** 24 - 1) / (WIDTH * 127));
  for (const other of [weight, -weight]) {
    const net = made(most, (place) => (place % WIDTH < 4 ? weight : other));
    net.enter.scales.fill(0);
    net.enter.biases.fill(3);
    const row = new Uint8Array(INPUTS).fill(127);
    expect(Array.from(new TypedNet(net).judge(row, [0, 4]))).toEqual(slowly(net, row, [0, 4]));
  }
});

test("a row in which there is nothing is judged too", () => {
  const net = made(1000, (place) => (place % 9) - 4);
  net.enter.biases.fill(0);
  const row = new Uint8Array(INPUTS);
  expect(Array.from(new TypedNet(net).judge(row, [1]))).toEqual(slowly(net, row, [1]));
});
