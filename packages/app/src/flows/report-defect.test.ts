import { afterAll, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { reportDefect } from './report-defect';

const reported = vi.fn();
vi.stubGlobal('reportError', reported);
afterAll(() => void vi.unstubAllGlobals());

test('a call that failed is told by a toast and fails on; whatever else was thrown is reported', () => {
  const refused = new ApiError({ kind: 'refused', status: 1, reason: '端口已关闭', requestId: 'r-1' });
  expect(() => reportDefect(refused)).toThrow(refused);
  expect(reported).not.toHaveBeenCalled();
  const defect = new Error('defect');
  expect(() => reportDefect(defect)).toThrow(defect);
  expect(reported).toHaveBeenCalledExactlyOnceWith(defect);
});
