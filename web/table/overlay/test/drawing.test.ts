import { expect, test } from 'vitest';
import { drawn, headOf } from '../drawing.ts';
import { placeBeside } from '../placing.ts';

const box = (left: number, top: number, width = 40, height = 60) => ({ left, top, right: left + width, bottom: top + height });

test('an arrow leaves a thing at its edge and ends a little inside the other, bent to one side of its way', () => {
  expect(drawn(box(0, 0), box(300, 0))).toEqual({ from: { x: 42, y: 30 }, bend: { x: 178, y: -19 }, to: { x: 313, y: 30 } });
  expect(drawn(box(300, 0), box(0, 0))).toEqual({ from: { x: 298, y: 30 }, bend: { x: 162, y: 79 }, to: { x: 27, y: 30 } });
  expect(drawn(box(0, 0), box(0, 400))).toEqual({ from: { x: 20, y: 62 }, bend: { x: 83, y: 238 }, to: { x: 20, y: 413 } });
});

test('a short one is straight, and what lies close together or within each other has none', () => {
  const short = drawn(box(0, 0), box(90, 0));
  expect(short).toEqual({ from: { x: 42, y: 30 }, bend: { x: 73, y: 30 }, to: { x: 103, y: 30 } });
  expect(drawn(box(0, 0), box(45, 0))).toBeNull();
  expect(drawn(box(0, 0), box(0, 0))).toBeNull();
});

test('into a large place it goes as far as its middle', () => {
  expect(drawn(box(0, 300), box(200, 200, 200, 200))?.to).toEqual({ x: 300, y: 300 });
  expect(drawn(box(0, 300), box(200, 200, 160, 200))?.to.x).toBeLessThan(230);
});

test('from inside a large place it starts where it lies', () => {
  expect(drawn(box(210, 210), box(200, 200, 400, 400))?.from).toEqual({ x: 230, y: 240 });
});

test('the head points the way in which the line comes in', () => {
  expect(headOf({ from: { x: 0, y: 0 }, bend: { x: 50, y: 0 }, to: { x: 100, y: 0 } })).toBe('100.0,0.0 83.0,10.5 87.8,0.0 83.0,-10.5');
  expect(headOf({ from: { x: 0, y: 0 }, bend: { x: 0, y: 50 }, to: { x: 0, y: 100 } })).toBe('0.0,100.0 -10.5,83.0 0.0,87.8 10.5,83.0');
});

const window_ = { left: 0, top: 0, width: 400, height: 800 };
const thing = (left: number, top: number, width = 60, height = 80) => ({ left, top, width, height });
const bubble = { width: 200, height: 100 };

test('a bubble stands above its thing, else below, else beside, with its tail at the middle', () => {
  expect(placeBeside(bubble, thing(170, 400), [], window_)).toMatchObject({ side: 'above', left: 100, top: 286, tail: 100 });
  expect(placeBeside(bubble, thing(170, 50), [], window_)).toMatchObject({ side: 'below', left: 100, top: 144 });
  const tall = { ...window_, height: 260 };
  expect(placeBeside(bubble, thing(10, 100), [], tall)).toMatchObject({ side: 'right', left: 84, top: 90, tail: 50 });
  expect(placeBeside(bubble, thing(330, 100), [], tall)).toMatchObject({ side: 'left', left: 116, top: 90, tail: 50 });
});

test('at the rim of the window it stays inside, and the tail goes along', () => {
  expect(placeBeside(bubble, thing(0, 400), [], window_)).toMatchObject({ side: 'above', left: 8, tail: 22 });
  expect(placeBeside(bubble, thing(340, 400), [], window_)).toMatchObject({ side: 'above', left: 192, tail: 178 });
});

test('it never covers what may be pressed, if there is any other place', () => {
  const prompt = { left: 0, top: 250, width: 400, height: 140 };
  expect(placeBeside(bubble, thing(170, 400), [prompt], window_)).toMatchObject({ side: 'below', top: 494 });
  const field = { left: 0, top: 0, width: 400, height: 600 };
  expect(placeBeside(bubble, field, [{ left: 0, top: 640, width: 400, height: 160 }], window_)).toMatchObject({ side: 'far', top: 526 });
});
