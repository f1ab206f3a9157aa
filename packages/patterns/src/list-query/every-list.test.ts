import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datasetQuery } from '../content/DatasetScreen';
import { noticesQuery } from '../content/NoticesScreen';
import { dashboardQuery } from '../instance/DashboardScreen/dashboard-query';
import { reservationQuery } from '../instance/ReservationsScreen/reservation-query';
import { subAccountQuery } from '../instance/SubAccountInstancesScreen/sub-account-query';
import { couponQuery } from '../money/CouponScreen/coupon-query';
import { expenseQuery } from '../money/ExpenseScreen/expense-query';
import { incomeQuery } from '../money/IncomeScreen/income-query';
import { invoiceQuery } from '../money/InvoiceScreen/invoice-query';
import { orderQuery } from '../money/OrderScreen/order-query';
import { operationQuery } from '../account/OperationLogScreen/operation-query';
import { storeQuery } from '../store/StoreScreen/store-query';
import { questionQuery } from '../work-order/QuestionScreen/question-query';
import { workOrderQuery } from '../work-order/WorkOrdersScreen/work-order-query';
import type { ListQuery } from './list-query';

const days = 'from=2026-11-01&to=2026-11-20';
const place = 'page=3&size=50';
const hostile = ['', ' ', '0', '-1', '1e3', 'toString', '__proto__', '../../etc', '<b>', '100% #&+', '😀'];

/** The list of an address that says all it can, and of any other address with the same names in it. */
function describeList<Query>(name: string, list: ListQuery<Query>, ...full: readonly string[]) {
  const read = (search: string | (readonly [string, string])[]) =>
    list.read(new URLSearchParams(typeof search === 'string' ? search : search.map(([key, value]) => [key, value])));
  const pairs = full.flatMap((search) => [...new URLSearchParams(search)]);
  const names = constantFrom(...pairs.map(([key]) => key));
  const values = oneof(constantFrom(...pairs.map(([, value]) => value)), constantFrom(...hostile), string());
  const addresses = array(oneof(constantFrom(...pairs), tuple(names, values)), { maxLength: 12 });

  describe(name, () => {
    test.each(full)('%s is written as it was read', (search) => {
      expect(new URLSearchParams(list.parameters(read(search))).toString()).toBe(search);
    });

    test('an address that says nothing is the blank list, and the blank list says nothing', () => {
      expect([read(''), list.parameters(list.blank)]).toEqual([list.blank, {}]);
    });

    test('whatever an address says, what is understood of it survives the way through the address', () => {
      assert(
        property(addresses, (address) => {
          const query = read(address);
          expect(list.read(new URLSearchParams(list.parameters(query)))).toEqual(query);
        }),
      );
    });

    test('whatever an address says, the filters can be taken off', () => {
      assert(
        property(addresses, (address) => {
          const query = read(address);
          expect(list.isFiltered(list.clear(query))).toBe(false);
          expect(list.filterCount(list.clearFilters(query))).toBe(0);
        }),
      );
    });
  });
}

describeList('充值记录', orderQuery, `status=0&pay_type=0&${days}&q=118220261120&${place}`);
describeList(
  '合作收益',
  incomeQuery,
  `group=day&host=cd01&${days}&${place}`,
  'tab=settlements&status=0&page=2',
  'tab=market',
);
describeList(
  '费用明细',
  expenseQuery,
  `${days}&type=9&min=10&max=99.5&instance_name=k7f3a2c&q=llama3&sub=lab-a&${place}`,
  `tab=balance&${days}&type=10&sub=lab-a`,
  'tab=bareMetal&min=0',
);
describeList('发票管理', invoiceQuery, 'status=0', `tab=changes&${days}&${place}`, 'tab=titles');
describeList('卡券', couponQuery, 'tab=centre&kind=discount&sort=claimed');
describeList('操作日志', operationQuery, `q=k7f3a2c&kind=rental&outcome=refused&who=lab-a&${days}&${place}`);
describeList('我的工单', workOrderQuery, `status=0&category=3&q=100%25+%23&${days}&${place}`);
describeList('选择问题', questionQuery, 'q=nvidia-smi&question=32&instance_name=k7f3a2c');
describeList('公告', noticesQuery, 'type=mine&page=2');
describeList('数据集', datasetQuery, 'q=coco&category=cv&size=middle&district=a');
describeList('子账号实例', subAccountQuery, `sub=lab-a&type=docker&status=statusRunning&q=bert&${place}`);
describeList(
  '控制台',
  dashboardQuery,
  `tab=docker&status=runningError&q=bert&${place}&gpu=H20&district=a&due=3d&sub=lab-a&highlight=k1`,
);
describeList('裸金属预约', reservationQuery, `status=0&${days}&${place}`);
describeList(
  '算力市场',
  storeQuery,
  'type=docker&period=month&gpu=RTX+4090%2CH20&vram=24&cards=2&district=a&image=Linux&min=1&max=5.5&stock=1&sort=value&by=host&online=99.9&disk=500&uplink=25&cuda=12.4&early=1&host_sort=price&compare=H20%2CL40S&coupon_id=7',
);
