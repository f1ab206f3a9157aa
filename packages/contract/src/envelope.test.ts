import { describe, expect, it } from 'vitest';
import { readEnvelope, readList, readUnread, readVerifications } from './envelope';

describe('an answer', () => {
  it('is read by status on the main API and by code on the third-party one', () => {
    expect(readEnvelope({ transport: 'main-json' }, { status: 0, reason: '', data: 1 })).toEqual({
      number: 0,
      reason: '',
      data: 1,
    });
    expect(readEnvelope({ transport: 'third-party' }, { code: 100031, reason: 'x' })).toEqual({
      number: 100031,
      reason: 'x',
      data: null,
    });
  });

  it.each([null, '<html>', [], {}, { status: '0' }])('is none when the body is %j', (body) =>
    expect(readEnvelope({ transport: 'main-form' }, body)).toBeNull(),
  );
});

describe('answers whose depth differs', () => {
  const rows = [{ Id: 1 }];

  it.each([[rows], [{ data: rows }], [{ data: { data: rows, total: 1 } }]])('gives the rows of %j', (value) =>
    expect(readList(value)).toEqual(rows),
  );
  it.each([[{ verifications: rows }], [{ data: { verifications: rows } }]])('gives the verifications of %j', (value) =>
    expect(readVerifications(value)).toEqual(rows),
  );
  it.each([[{ unread: true }], [{ data: { unread: true } }]])('sees the unread mark of %j', (value) =>
    expect(readUnread(value)).toBe(true),
  );

  it.each([null, undefined, '', 3, {}, { data: null }])('reads nothing out of %j', (value) => {
    expect(readList(value)).toEqual([]);
    expect(readVerifications(value)).toEqual([]);
    expect(readUnread(value)).toBe(false);
  });
});
