import { useState } from 'react';
import type { Guidance } from '../../guidance';
import { Pagination } from './Pagination';

function Walked({ total, pageSize }: { total: number; pageSize: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />;
}

export const guidance: Guidance = {
  use: ['服务器分页的列表：账单、订单、操作记录', '翻页时旧行留着（Table 的 refreshing），不换成骨架'],
  avoid: ['一页就装得下：不放', '一次全在手里的几百行：Table 自己只画看得见的', '时间流：用“加载更多”的按钮'],
  right: {
    why: '总数在左，当前页与两头都能到。',
    Example: () => <Walked total={286} pageSize={20} />,
  },
  wrong: {
    why: '九行分成五页，什么都要翻着看。',
    Example: () => <Walked total={9} pageSize={2} />,
  },
};
