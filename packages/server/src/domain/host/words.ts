import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { wireTime } from '../../platform/wire';
import type { InstanceRow } from '../instance/state';
import { shownName } from '../instance/tell-owner';

/** What an instance says while its host does not answer. */
export const silentHost = '所在主机没有响应';

/** How long something lasted, in Chinese; less than a minute counts as one. */
export function lengthOf(begin: Date, end: Date): string {
  const span = Math.max(minuteMs, end.getTime() - begin.getTime());
  const hours = Math.floor(span / hourMs);
  const minutes = Math.floor((span % hourMs) / minuteMs);
  return [hours > 0 ? `${hours} 小时` : '', minutes > 0 ? `${minutes} 分钟` : ''].filter(Boolean).join(' ');
}

/** Told when a host is lost. */
export const lostText = (row: Pick<InstanceRow, 'note' | 'name'>, since: Date): string =>
  `实例「${shownName(row)}」所在主机自 ${formatTime(wireTime(since))} 起没有响应，我们正在处理。主机恢复后，这段时间的租费自动退回，无需申请。`;

/** Told when it is over. */
export function overText(
  row: Pick<InstanceRow, 'note' | 'name'>,
  { begin, end }: Record<'begin' | 'end', Date>,
  isBack: boolean,
): string {
  const what = isBack ? '所在主机已恢复响应' : '已结束，其间所在主机没有响应';
  return `实例「${shownName(row)}」${what}（${formatTime(wireTime(begin))} 起，共 ${lengthOf(begin, end)}）。`;
}

/** Where a ticket begins that already says which instance, where, since when, and what was seen. */
export function ticketLink(
  row: Pick<InstanceRow, 'note' | 'name' | 'gpuType' | 'gpuNum' | 'district'>,
  hostName: string,
  since: Date,
): string {
  const report = [
    `实例：${row.note === '' ? row.name : `${row.note}（${row.name}）`}`,
    `配置：${row.gpuType} × ${row.gpuNum} · ${row.district} · ${hostName}`,
    `开始时间：${formatTime(wireTime(since))}`,
    `现象：${silentHost}`,
  ].join('\n');
  return routes.selectQuestion.to({ instance_name: row.name, report });
}
