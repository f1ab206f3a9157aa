import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import {
  canEnlarge,
  diskWarnings,
  draftOf,
  gigabytes,
  isOpened,
  mountCommand,
  sftpCommand,
  sizeRange,
  usedPercent,
} from './disk-facts';
import { disk, diskWith, now } from './fixtures';

const warningsAt = (UsedSize: number) => diskWarnings(diskWith({ UsedSize, TotalSize: 100 }), now);

test('one is warned from 80 percent and again from 95', () => {
  expect([79.9, 80, 94.9, 95, 100].map(warningsAt)).toEqual([[], ['nearlyFull'], ['nearlyFull'], ['full'], ['full']]);
});

test('a disk that ends within three days says so, beside being full', () => {
  expect(diskWarnings(diskWith({ UsedSize: 49, Due_time: now + 3 * daySeconds }), now)).toEqual(['full', 'dueSoon']);
  expect(diskWarnings(diskWith({ Due_time: now + 3 * daySeconds + 1 }), now)).toEqual([]);
});

test('of an expired disk only that is said', () => {
  expect(diskWarnings(diskWith({ UsedSize: 50, Due_time: now }), now)).toEqual(['expired']);
});

test('the share is rounded down, sizes have one decimal', () => {
  expect([usedPercent({ UsedSize: 49.99, TotalSize: 50 }), usedPercent({ UsedSize: 0, TotalSize: 0 })]).toEqual([
    99, 0,
  ]);
  expect([gigabytes(12.44), gigabytes(50)]).toEqual(['12.4', '50']);
});

test('the commands can be pasted as they are', () => {
  expect(sftpCommand(disk)).toBe('sftp -P 2022 cd-8f21@sftp.example.cn');
  expect(mountCommand(disk)).toBe('sshfs -p 2022 cd-8f21@sftp.example.cn:/ /mnt/cloud-disk');
});

test('an order begins with what fits the disk: more space has no months of its own, a renewal keeps the size', () => {
  expect(draftOf(CLOUD_DISK_ORDER.open, disk, false)).toMatchObject({ size: 50, months: 1, payFirst: 'money' });
  expect(draftOf(CLOUD_DISK_ORDER.enlarge, disk, true)).toMatchObject({ size: 10, months: 0, payFirst: 'power' });
  expect(draftOf(CLOUD_DISK_ORDER.renew, disk, true)).toMatchObject({ size: 50, months: 1 });
});

test('more space ends at the largest size', () => {
  expect(sizeRange({ type: CLOUD_DISK_ORDER.enlarge }, disk)).toEqual({ min: 10, max: 950, step: 10 });
  expect(sizeRange({ type: CLOUD_DISK_ORDER.open }, disk)).toEqual({ min: 10, max: 1000, step: 10 });
  expect([canEnlarge(disk), canEnlarge(diskWith({ TotalSize: 1000 }))]).toEqual([true, false]);
});

test('a disk whose size or host is told is open where a back end does not say so, and else what it says counts', () => {
  const untold = { Opened: undefined, TotalSize: 0, Host: '' };
  expect([untold, { ...untold, TotalSize: 50 }, { ...untold, Host: 'a.cn' }].map(isOpened)).toEqual([
    false,
    true,
    true,
  ]);
  expect([false, true].map((Opened) => isOpened({ ...untold, Opened }))).toEqual([false, true]);
});

test('where nobody tells how much is used, nothing is said to be full', () => {
  expect([warningsAt(Number.NaN), gigabytes(Number.NaN)]).toEqual([[], '—']);
});
