import { getRdpFile, modifyKvmPassword, screenshotKvm } from '@compute-market/contract/calls/instance';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { eq } from 'drizzle-orm';
import { instanceSecret } from '../../db/schema/instance';
import { implement, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { requireAnsweringHost } from './answering-host';
import { recordEvent } from './events';
import { orRefusal } from './machine-change';
import { portsOf } from './ports';
import { rdpFile } from './rdp-file';
import { runningInstance, runningKvm } from './running-machine';

const rdp = implement(getRdpFile, async (input, context) => {
  const { row, address, image } = await runningInstance(context, input.instance_name, '实例未在运行，请启动后再下载');
  if (image.system !== 'Windows')
    throw new Refusal('INVALID_REQUEST', { reason: '该实例不是 Windows 系统，请使用 SSH 连接' });
  return rdpFile({
    title: row.note || row.name,
    address: `${address}:${portsOf(row.gpuIndexes).rdp}`,
    userName: row.loginUserName,
  });
});

/** The machine first, the record after it: asking again after a crash in between comes out the same. */
const password = implement(modifyKvmPassword, async (input, context) => {
  const { row } = await runningKvm(context, input.instance_name, '实例未在运行，请启动后再修改密码');
  await context.transaction((tx) => requireAnsweringHost(tx, row));
  const refused = await orRefusal(async () => {
    await context.services.compute.setPassword(row.name, input.passwd);
    return null;
  });
  if (refused !== null)
    throw new Refusal('STATE_CONFLICT', { reason: `${refused.reason}，密码没有修改，请稍后再试或提交工单` });
  await context.transaction(async (tx) => {
    await tx.update(instanceSecret).set({ loginPassword: input.passwd }).where(eq(instanceSecret.instanceId, row.id));
    await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.password, at: context.services.clock.now() });
  });
  return null;
});

const screenshot = implement(screenshotKvm, async (input, context) => {
  const { row } = await runningKvm(context, input.instance_name, '实例未在运行，没有屏幕画面');
  const picture = await context.services.compute.screenshot(row.name);
  if (picture === null) throw new Refusal('STATE_CONFLICT', { reason: '暂时没有屏幕画面，请稍后重试' });
  return {
    image: `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString('base64')}`,
    time: wireTime(context.services.clock.now()),
  };
});

/** Ways into a running machine beside the terminals: its remote-desktop file, its password, its screen (screens B8, B9). */
export const accessCalls: Implementation[] = [rdp, password, screenshot];
