import type { CallDefinition } from '@compute-market/contract/define-call';
import { answers } from './answers';

type Fields = Readonly<Record<string, unknown>>;
/** Answers one call from what was done before, null where it is a deed of which nothing is told; undefined where nothing of it is kept. */
export type Keeper = (call: CallDefinition, sent: Fields, address: string) => unknown;

const day = 86_400_000;
/** A moment as this back end writes it, Beijing time. */
const text = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** How much a renewal costs a unit, and a core until a machine is due, yuan. */
const RENEWAL_YUAN = 20;
const CORE_YUAN = 3;

interface Ticket {
  readonly id: number;
  readonly title: unknown;
  readonly content: unknown;
  readonly comments: { content: unknown }[];
}

/** A top-up, which is paid while its state is asked for; the first is from before. */
interface TopUp {
  readonly OutTradeNo: number;
  readonly Amount?: unknown;
  Status?: 0 | 1;
}

/** How often a top-up answers that it waits before it is paid. */
const WAITS = 1;

interface Machine {
  readonly Container_name: string;
  readonly ContainerType: string;
  readonly Gpu_type: string;
  readonly Gpu_num: number;
  Status: number;
  Due_time: string;
  Cpu_num: number;
}

const machine = (name: string, type: 'kvm' | 'docker', status: number, due: number): Machine => ({
  Container_name: name,
  ContainerType: type,
  Gpu_type: 'RTX 4090',
  Gpu_num: 1,
  Status: status,
  Due_time: text(due),
  Cpu_num: 8,
});

/** What this back end keeps between two calls: machines, balance, top-ups, tickets, invoices, sub-accounts, reservations, verifications; each with no more fields than it takes to tell them apart. */
export function startState(account: 'main' | 'sub'): Keeper {
  const now = Date.now();
  const machines = [
    machine('foreign-running', 'kvm', 1, now + 3 * day),
    machine('foreign-kept', 'kvm', 8, now - day),
    machine('foreign-container', 'docker', 1, now + 2 * day),
  ];
  const dues = new Map([['foreign-running', now + 3 * day]]);
  const topUps: TopUp[] = [{ OutTradeNo: 118_220_261_118 }];
  let asked = 0;
  const tickets = new Map<number, Ticket>([
    [3, { id: 3, title: '显卡掉卡', content: '', comments: [{ content: '您好' }] }],
  ]);
  const titles: Record<string, unknown>[] = [{ Id: 1, Title: '陌生公司' }];
  const records: Record<string, unknown>[] = [{ Id: 1, Title: '陌生公司' }];
  const subAccounts: Record<string, unknown>[] = [{ Name: 'lab-a' }];
  const reservations: Record<string, unknown>[] = [{ Id: 6, BareMetalName: '8 × A100', Num: 1 }];
  const verifications: Record<string, unknown>[] = [{ id: 1, verify_type: 0, status: 1 }];
  let ableMoney = 100;
  let money = 50.5;

  const found = (name: unknown) => machines.find(({ Container_name }) => Container_name === name);
  const ticketAt = (address: string) => tickets.get(Number(address.split('/').at(-1)));

  const kept: Readonly<Record<string, (sent: Fields, address: string) => unknown>> = {
    'POST /get_user_info': () => ({
      ...(answers['/get_user_info'] as object),
      Money: money,
      SubAccount: account === 'sub' ? { Name: 'lab', MoneyLimit: 100 } : null,
    }),
    'POST /get_container_by_token_with_page_v2': ({ instance_name: name, container_type: type }) => ({
      data: machines.filter(
        ({ Container_name, ContainerType }) =>
          (name === undefined || Container_name === name) && (type === undefined || ContainerType === type),
      ),
    }),
    'POST /renew_kvm_v2_query_price': ({ pack_time: count }) => ({ PayPrice: RENEWAL_YUAN * Number(count) }),
    'POST /renew_kvm_v2': ({ instance_name: name, pack_time: count }) => {
      const due = (dues.get(String(name)) ?? now) + Number(count) * day;
      dues.set(String(name), due);
      money -= RENEWAL_YUAN * Number(count);
      const renewed = found(name);
      if (renewed) renewed.Due_time = text(due);
      return null;
    },
    'POST /update_vcpu_query_price': ({ add_cpu: count }) => ({ PayPrice: CORE_YUAN * Number(count) }),
    'POST /update_vcpu': ({ instance_name: name, add_cpu: count }) => {
      money -= CORE_YUAN * Number(count);
      const grown = found(name);
      if (grown) grown.Cpu_num += Number(count);
      return null;
    },
    'POST /instance/remove_remain_disk_kvm': ({ instance_name: name }) => {
      const released = found(name);
      if (released) released.Status = 0;
      return {};
    },
    'POST /create_qrcode': ({ amount }) => {
      const number = 118_220_261_120 + topUps.length;
      topUps.unshift({ OutTradeNo: number, Amount: amount, Status: 0 });
      asked = 0;
      return { out_trade_no: number };
    },
    'POST /get_order_status': ({ out_trade_no: number }) => {
      const order = topUps.find(({ OutTradeNo }) => String(OutTradeNo) === String(number));
      asked += 1;
      if (order?.Status === 0 && asked > WAITS) {
        order.Status = 1;
        money += Number(order.Amount);
      }
      return { Status: order?.Status ?? 0 };
    },
    'POST /get_order': () => ({ data: topUps }),
    'POST /api/v1/work-order/orders': ({ title, content }) => {
      const id = 10 + tickets.size;
      tickets.set(id, { id, title, content, comments: [] });
      return { id };
    },
    'GET /api/v1/work-order/orders': () => ({ orders: [...tickets.values()] }),
    'GET /api/v1/work-order/orders/{id}': (_, address) => {
      const ticket = ticketAt(address);
      return ticket && { order: { ...ticket, categories: [], attachments: [{ id: 1 }], notifications: [] } };
    },
    'PUT /api/v1/work-order/orders/{id}': ({ content }, address) => {
      ticketAt(address)?.comments.push({ content });
      return {};
    },
    'POST /v2/get_invoice_list': () => titles,
    'POST /v2/add_invoice': ({ title, tax_no: taxNo, email }) => {
      titles.push({ Id: titles.length + 1, Title: title, TaxNo: taxNo, Email: email });
      return { Id: titles.length };
    },
    'POST /v3/getInvoiceAbleConditions': () => ({ AbleMoney: ableMoney }),
    'POST /v3/addInvoiceRecord': ({ amount }) => {
      ableMoney -= Number(amount);
      records.unshift({ Id: records.length + 1, Title: titles.at(-1)?.Title, Amount: amount, Status: 0 });
      return null;
    },
    'POST /get_user_sub_accounts': () => ({ data: subAccounts }),
    'POST /add_user_sub_account': ({ sub_account_name: name, money_limit: limit }) => {
      subAccounts.push({ Name: name, MoneyLimit: limit });
      return null;
    },
    'POST /get_reservation_list': () => ({ data: reservations }),
    'POST /add_baremetal_reservation': ({ num }) => {
      reservations.unshift({ Id: 7, BareMetalName: '8 × A100', Num: num });
      return null;
    },
    'GET /api/v1/verification/verifications': () => ({ verifications }),
    'POST /api/v1/verification/verifications': ({ verify_type: type, company_name: name }) => {
      verifications.unshift({ id: verifications.length + 1, verify_type: type, status: 0, company_name: name });
      return { id: verifications.length };
    },
    'POST /v2/getInvoiceRecords': () => ({ data: records }),
  };
  return ({ method, path }, sent, address) => kept[`${method} ${path}`]?.(sent, address);
}
