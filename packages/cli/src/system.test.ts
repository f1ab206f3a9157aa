import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { EXIT } from './failure';
import { askOn, letReaderLeave, nodeSystem } from './system';

/** Asks at a terminal where these keys are pressed; what stands there at the end comes with the answer. */
async function pressing(keys: string, options?: { readonly hidden?: boolean }) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = askOn(input, output, '确认租用？ ', options);
  input.write(keys);
  const answer = await asked.finally(() => output.end());
  return { answer, shown: await text(output) };
}

test('what is typed is the answer, and a hidden one is not shown', async () => {
  expect(await pressing('y\r')).toMatchObject({ answer: 'y' });
  const { answer, shown } = await pressing('sk_secret\r', { hidden: true });
  expect(answer).toBe('sk_secret');
  expect(shown).toBe('确认租用？ \n');
});

test.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
  ['a Ctrl-C after a letter', 'y\x03'],
])('%s at a question ends as cancelled', async (_name, keys) => {
  for (const hidden of [false, true])
    await expect(pressing(keys, { hidden })).rejects.toMatchObject({
      exit: EXIT.cancelled,
      message: '已取消，未做任何改动',
    });
});

test('a terminal that goes away while it is asked ends as cancelled', async () => {
  const input = new PassThrough();
  const asked = askOn(input, new PassThrough(), '确认租用？ ');
  input.end();
  await expect(asked).rejects.toMatchObject({ exit: EXIT.cancelled });
});

test('what a program ends with is handed on, and one that is not there is told apart from it', async () => {
  const system = nodeSystem();
  expect(await system.run(process.execPath, ['-e', 'process.exit(127)'])).toBe(127);
  expect(await system.run('/no/such/program', [])).toBeNull();
});

/** A stream whose every writing fails like this. */
const failing = (code: string) =>
  new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });

test('a reader that has enough ends nothing, and a full disk is no such reader', async () => {
  const left = letReaderLeave(failing('EPIPE'));
  left.write('a row\n');
  await new Promise((closed) => left.once('close', closed));
  expect(() =>
    letReaderLeave(failing('EPIPE')).emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' })),
  ).toThrow('full');
});
