import { badRequest, EngineError, isStillBusy } from './client';

/** Why something does not fit on a host. */
export const noSpace = '宿主机磁盘空间不足';

/** Why nothing can be asked of a host for now. */
const hostAway = '宿主机已离线';

/** What an engine's refusal means for the customer whose machine it was, by what its sentence holds. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/subsequent snapshot/i, '宿主机的存储只能恢复最新的快照，请先删除比它更新的快照'],
  [/nvidia/i, '宿主机未装好容器用的显卡驱动'],
  [/image|alias/i, '宿主机上没有该镜像，请更换镜像'],
  [/no space|quota|not enough (?:disk|space)/i, noSpace],
  [/vhost_vsock|type .*(?:not supported|not operational)|kvm/i, '宿主机不支持云主机'],
  [/gpu|pci/i, '宿主机上找不到分配的显卡'],
  [/cluster member|target|candidate/i, hostAway],
];

/** A Chinese clause for a refusal of the engine. */
export const reasonOf = (message: string): string =>
  reasons.find(([pattern]) => pattern.test(message))?.[1] ?? '宿主机未能完成操作';

/**
 * Whether an engine will never do what it was asked. Neither a host that is away nor a machine in the middle of something is a refusal; a full pool is one,
 * which some engines tell as a fault of their own.
 */
export function isRefused(error: unknown): error is EngineError {
  if (!(error instanceof EngineError) || isStillBusy(error)) return false;
  const reason = reasonOf(error.message);
  return reason === noSpace || (error.status === badRequest && reason !== hostAway);
}

export const cardsMissing = '宿主机上找不到分配的显卡';
export const diskMissing = '保留的磁盘已不在宿主机上';

/** Why a password is not set: nothing in the machine answers, or what answers does not take it. */
export const systemSilent = '实例内的系统没有应答';
export const passwordNotTaken = '实例内的系统没有接受新密码';

/** Why a host gives no port that the server alone reaches. */
export const noInside = '宿主机与本服务之间没有内部网络，请开放 TCP 端口';
