import { expect, test } from 'vitest';
import { nextTasks, type TaskEvent, type UploadTask } from './useUploads';

const file = new File(['x'], 'train.log');
const after = (...events: TaskEvent[]) => events.reduce<readonly UploadTask[]>(nextTasks, []);
const added: TaskEvent = { type: 'add', tasks: [{ key: 1, file }] };

test('a file waits, is sent, and its progress never falls back', () => {
  expect(after(added)[0]?.state).toBe('waiting');
  const sent = after(
    added,
    { type: 'start', key: 1 },
    { type: 'progress', key: 1, percent: 60 },
    { type: 'progress', key: 1, percent: 40 },
  );
  expect(sent[0]).toMatchObject({ state: 'uploading', percent: 60 });
});

test('a file that failed keeps its reason and starts anew when it is tried again', () => {
  const failed = after(
    added,
    { type: 'start', key: 1 },
    { type: 'progress', key: 1, percent: 60 },
    { type: 'fail', key: 1, reason: 'full' },
  );
  expect(failed).toEqual([{ key: 1, file, state: 'failed', reason: 'full' }]);
  expect(nextTasks(failed, { type: 'retry', key: 1 })).toEqual([{ key: 1, file, state: 'waiting' }]);
});

test('a late word of a file that is gone or failed changes nothing', () => {
  expect(after(added, { type: 'drop', key: 1 }, { type: 'progress', key: 1, percent: 90 })).toEqual([]);
  const failed = after(added, { type: 'fail', key: 1, reason: 'full' }, { type: 'progress', key: 1, percent: 90 });
  expect(failed[0]).not.toHaveProperty('percent');
});
