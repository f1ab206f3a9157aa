import { getCloudDisk } from '@compute-market/contract/calls/sftp';
import { CLOUD_DISK_SIZE_GB } from '@compute-market/contract/constants';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { implementOwn } from '../../http/handler';
import { nullableWireTime } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { findDisk } from './find-disk';

/** Where the data is reached. */
const address = { Host: 'sftp.example.cn', Port: 2022 };

/** The main account's disk; its sub-accounts use it too. The password comes only while the disk can be used (screens B13). */
export const readCloudDisk = implementOwn(getCloudDisk, async (tx, _input, { actor, services }) => {
  const now = services.clock.now();
  const row = await findDisk(tx, actor.userId, now);
  const { cloudDiskMonthPrice } = await readTariff(tx);
  return {
    Opened: row !== null,
    TotalSize: row?.sizeGb ?? 0,
    UsedSize: row?.usedGb ?? 0,
    Due_time: nullableWireTime(row?.dueAt ?? null),
    ReleaseTime: nullableWireTime(row?.releaseAt ?? null),
    MonthPrice: yuanFromUnit(unit(cloudDiskMonthPrice)),
    ...address,
    UserName: row?.loginUserName ?? '',
    ...(row !== null && row.dueAt > now ? { Passwd: row.loginPassword } : {}),
    Step: CLOUD_DISK_SIZE_GB.step,
    MaxSize: CLOUD_DISK_SIZE_GB.max,
  };
});
