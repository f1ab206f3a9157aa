import { secondMs } from '@compute-market/contract/rules/time-units';
import { html, type Html } from '../../platform/html';
import type { FleetDesk } from '../fleet';
import { button, deskForm, rowsOr } from './desk';
import { badge, moment } from './layout';

interface View {
  readonly now: Date;
  readonly pageToken: string;
}

const taskWords = {
  boot: '启动',
  restart: '重启',
  start: '开机',
  stop: '关机',
  reinstall: '重置系统',
  restore: '恢复快照',
} as const;

const form = (view: View, fields: Readonly<Record<string, string | number>>, inner: readonly Html[]): Html =>
  deskForm('fleet', view.pageToken, fields, inner);

/** The next one fails, or none does any more. */
function failing(view: View, { left, field, task }: { left: number; field: string; task: string }): Html {
  const word = left > 0 ? `接下来 ${left} 次${task}会失败` : `下一次${task}正常`;
  return html`<div class="switch-line">${badge(left > 0 ? 'err' : 'mute', word)}${form(view, { [field]: left > 0 ? 0 : 1 }, [button('set', left > 0 ? '恢复正常' : `下一次${task}失败`)])}</div>`;
}

const number = (name: string, label: string, value: number, most: number): Html =>
  html`<label class="field">${label} <input class="input" name="${name}" type="number" inputmode="numeric" min="0" max="${most}" value="${value}" required></label>`;

function settings(view: View, { settings: now }: FleetDesk): Html {
  return form(view, {}, [
    number('boot_seconds', '启动用时（秒）', Math.round(now.bootMs / secondMs), 600),
    number('restart_seconds', '重启用时（秒）', Math.round(now.restartMs / secondMs), 600),
    number('boot_failure_percent', '启动失败率（%）', now.bootFailurePercent, 100),
    button('set', '保存'),
  ]);
}

function stock(view: View, { models }: FleetDesk): Html {
  const rows = models.map(({ gpuType, free, held }) => {
    const actions = [free > 0 ? button('fill', '租满') : html``, held > 0 ? button('empty', '退回') : html``];
    return html`<li class="row"><div class="row-main"><strong>${gpuType}</strong>${free > 0 ? badge('ok', `空闲 ${free} 卡`) : badge('mute', '无空闲')}</div>${form(view, { gpu_type: gpuType }, actions)}</li>`;
  });
  return html`<section class="card" data-live="stock"><h2>显卡库存</h2><p class="empty">「租满」把空闲的卡租给虚拟的客户，用来查看售罄与抢租；「退回」归还这些卡。</p><ul class="rows">${rows}</ul></section>`;
}

function machineRow(view: View, { machine, isAbnormal }: FleetDesk['machines'][number]): Html {
  const left = machine.startedAt.getTime() + machine.durationMs - view.now.getTime();
  const task = taskWords[machine.task];
  const isReady = left <= 0 && !machine.fails;
  const state =
    left > 0
      ? badge('info', `${task}中，剩余 ${Math.ceil(left / secondMs)} 秒`)
      : machine.fails
        ? badge('err', `${task}失败`)
        : isAbnormal
          ? badge('warn', '运行异常')
          : badge('ok', '已就绪');
  const actions = isAbnormal
    ? [button('recover', '恢复正常')]
    : isReady && machine.task !== 'stop'
      ? [button('abnormal', '掉卡')]
      : [];
  return html`<li class="row"><div class="row-main"><strong class="number">${machine.name}</strong>${state}</div><div class="row-facts"><span class="number">${moment(machine.startedAt)}</span></div>${form(view, { name: machine.name }, actions)}</li>`;
}

function hosts(view: View, { hosts: found }: FleetDesk): Html {
  const rows = found.map(({ name, machines, isSilent, lostAt }) => {
    const state = lostAt !== null ? badge('err', '失联') : isSilent ? badge('warn', '没有响应') : badge('ok', '正常');
    const action = isSilent ? button('answer', '恢复') : button('silence', '断开');
    return html`<li class="row"><div class="row-main"><strong class="number">${name}</strong>${state}</div><div class="row-facts"><span>${machines} 台机器</span></div>${form(view, { name }, [action])}</li>`;
  });
  return html`<section class="card" data-live="hosts"><h2>主机</h2><p class="empty">「断开」让主机不再响应：三分钟后计为失联，上面的实例显示异常；「恢复」之后，这段时间的租费自动退回。</p>${rowsOr(rows, '还没有机器。')}</section>`;
}

/** The machine room: what the next starts do, how long they take, the machines and the stock. */
export function fleetSections(view: View, desk: FleetDesk): Html {
  const { failNextBoots, failNextRestarts } = desk.settings;
  const rows = desk.machines.map((one) => machineRow(view, one));
  return html`<section class="card" data-live="machines"><h2>机器</h2>
${failing(view, { left: failNextBoots, field: 'fail_next_boots', task: '启动' })}
${failing(view, { left: failNextRestarts, field: 'fail_next_restarts', task: '重启' })}
<p class="empty">容器的自定义镜像以 :missing 为标签时，拉取镜像会失败。</p>
${rowsOr(rows, '还没有机器。租用实例后，启动过程会出现在这里。')}</section>
${hosts(view, desk)}
<section class="card"><h2>机房设置</h2>${settings(view, desk)}</section>
${stock(view, desk)}`;
}
