import type { Guidance } from '../../guidance';
import { Money } from '../Money/Money';
import { DescriptionList } from './DescriptionList';

export const guidance: Guidance = {
  use: ['一件东西的若干事实：订单、账户、实例', '金额的小计用 layout="between"，右边对齐'],
  avoid: ['很多件同类的：用 Table', '几种规格并排比：用 SpecTable', '一个大数：用 StatCard'],
  right: {
    why: '名与值成对，金额在右边对齐。',
    Example: () => (
      <DescriptionList
        layout="between"
        items={[
          { key: 'list', term: '原价', detail: <Money fen={31_034} /> },
          { key: 'coupon', term: '优惠券', detail: <Money fen={-1_000} /> },
          { key: 'due', term: '应付', detail: <Money fen={30_034} tone="price" /> },
        ]}
      />
    ),
  },
  wrong: {
    why: '把名和值写成一句话，对不齐，读屏也分不出。',
    Example: () => <p>原价：310.34元，优惠券：-10元，应付：300.34元</p>,
  },
};
