import { Cluster } from '@compute-market/components/cluster';
import { Dot } from '@compute-market/components/dot';
import { NavTabs } from '@compute-market/components/nav-tabs';
import { routes } from '@compute-market/contract/routes';
import { workOrderViewMessages as messages } from './messages';
import { TabsPlace } from './work-order-view.styles';

interface WorkOrderTabsProps {
  readonly current: 'ask' | 'mine';
  /** Whether an answer waits to be read. */
  readonly unread: boolean;
}

/** 提交工单 and 我的工单, over the screens of both. */
export const WorkOrderTabs = ({ current, unread }: WorkOrderTabsProps) => (
  <TabsPlace>
    <NavTabs
      label={messages.tabs}
      items={[
        { href: routes.selectQuestion.to(), label: messages.ask, current: current === 'ask' },
        {
          href: routes.workOrders.to(),
          label: (
            <Cluster as="span" gap={6} inline wraps={false}>
              {messages.mine}
              {unread && <Dot label={messages.hasReply} />}
            </Cluster>
          ),
          current: current === 'mine',
        },
      ]}
    />
  </TabsPlace>
);
