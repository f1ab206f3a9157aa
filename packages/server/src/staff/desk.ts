import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { sqlStateOf } from '../db/transactions';
import { NotificationRejected } from '../payment/gateway';
import { Refusal } from '../http/refusal';
import { customerDesk, partnerDesk } from './customers';
import { deskRows, type DeskAction, type DeskArea, type StaffServices } from './desk-area';
import { invoiceDesk } from './invoices';
import { noticeDesk } from './notices';
import { refundDesk } from './refunds';
import { reservationDesk } from './reservations';
import { settlementDesk } from './settlements';
import { ticketDesk } from './tickets';
import { transferDesk } from './transfers';
import { verificationDesk } from './verifications';

/** The kinds of work, by the word that calls each. */
const areas: Readonly<Record<string, DeskArea>> = {
  transfer: transferDesk,
  refund: refundDesk,
  invoice: invoiceDesk,
  verification: verificationDesk,
  ticket: ticketDesk,
  reservation: reservationDesk,
  settlement: settlementDesk,
  partner: partnerDesk,
  customer: customerDesk,
  notice: noticeDesk,
};

const usageOf = (area: string, name: string, { takes }: DeskAction): string =>
  ['npm run desk --', area, name, ...takes.map((what) => `<${what}>`)].join(' ');

const usageOfArea = (area: string, { actions }: DeskArea): string[] =>
  Object.entries(actions).map(([name, action]) => usageOf(area, name, action));

async function listOf(tx: Tx, services: StaffServices, { title, waiting }: DeskArea): Promise<string[]> {
  if (waiting === undefined) return [];
  const items = await waiting(tx, services);
  if (items.length === 0) return [`${title}：无。`];
  // More than this may wait: what is done makes room for it.
  const note = items.length < deskRows ? '' : `（最多列出 ${deskRows} 项，处理后可看到其余）`;
  return [`${title}${note}：`, ...items.flatMap((item) => item.split('\n')).map((line) => `  ${line}`)];
}

/** What waits in these areas, and how each thing is done. */
function overview(services: StaffServices, shown: Readonly<Record<string, DeskArea>>): Promise<string> {
  return services.database.transaction(async (tx) => {
    const isAlone = Object.keys(shown).length === 1;
    const lists: string[] = [];
    for (const area of Object.values(shown))
      if (isAlone || area.shownAlone !== true) lists.push(...(await listOf(tx, services, area)));
    const usage = Object.entries(shown).flatMap(([name, area]) => usageOfArea(name, area));
    return [...lists, '用法：', ...usage.map((line) => `  ${line}`)].join('\n');
  });
}

/** Two did the same at the same moment; the second one's is undone. */
const uniqueViolation = '23505';

/** What a rule of the product refuses is told to staff by its own sentence. */
function asSentence(error: unknown): unknown {
  if (sqlStateOf(error) === uniqueViolation)
    return new StartupError('同一内容刚刚被处理过，这次没有改动。请用 npm run desk 查看后重试。', { cause: error });
  if (error instanceof Refusal || error instanceof NotificationRejected)
    return new StartupError(`${error.message}。`, { cause: error });
  return error;
}

/**
 * The desk of the staff (decisions 136): lists what waits for them, all of it or one area, or does one thing. Answers what to print. Throws
 * StartupError with a sentence where a word is unknown or a thing cannot be done; then nothing has happened.
 */
export async function runDesk(
  services: StaffServices,
  [areaName, actionName, ...given]: readonly string[],
): Promise<string> {
  if (areaName === undefined) return overview(services, areas);
  const area = areas[areaName];
  if (area === undefined) throw new StartupError(`没有「${areaName}」，可用：${Object.keys(areas).join('、')}。`);
  if (actionName === undefined) return overview(services, { [areaName]: area });
  const action = area.actions[actionName];
  if (action === undefined || given.length !== action.takes.length)
    throw new StartupError(
      `用法：\n${usageOfArea(areaName, area)
        .map((line) => `  ${line}`)
        .join('\n')}`,
    );
  try {
    return await action.run(services, given);
  } catch (error) {
    throw asSentence(error);
  }
}
