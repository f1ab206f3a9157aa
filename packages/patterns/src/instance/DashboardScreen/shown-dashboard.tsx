import { useState } from 'react';
import { fn } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { idleOperations } from '../InstanceDialogs/fixtures';
import { dashboardQuery, type DashboardQuery } from './dashboard-query';
import { DashboardScreen, type DashboardScreenProps } from './DashboardScreen';
import type { InstancePage, Todos } from './data';
import { toldFor } from '../UpgradeDialogs/fixtures';
import { counts, courses, instances, now, overviewOf } from './fixtures';

export const pageOf = (rows = instances, total = 36): InstancePage => ({ rows, total, page: 1, counts, readAt: now });
export const nothing = {
  statusDefault: 0,
  statusAll: 0,
  statusRunning: 0,
  statusRunningError: 0,
  statusCreateError: 0,
  statusKeeppedDisk: 0,
};
export const emptyPage: InstancePage = { rows: [], total: 0, page: 1, counts: nothing, readAt: now };
export const overview = overviewOf(instances);
export const ownInstances = instances.slice(1, 4);
export const ownCounts = { ...nothing, statusDefault: 3, statusAll: 3, statusRunning: 3, statusRunningError: 1 };
const todos: Todos = { tickets: ready(1), orders: ready(0), coupons: ready(2) };
export const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '0f6c2a9e-3b1d-4a57-9c1e-6d2f8b7a4e10',
};
export const all: DashboardQuery = { ...dashboardQuery.blank, status: 'statusAll', size: 10 };
const pause = () => Promise.resolve();

/** The console around it, and a query that answers, as the application's address does. */
function Page(props: DashboardScreenProps) {
  const [query, setQuery] = useState(props.query);
  const [hidden, setHidden] = useState(props.hiddenColumns);
  return (
    <ConsoleFrame viewer={props.viewer} failed={props.accountFailed} lit="dashboard" unreadWorkOrder={false}>
      <DashboardScreen
        {...props}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange(next);
        }}
        hiddenColumns={hidden}
        onHiddenColumnsChange={setHidden}
      />
    </ConsoleFrame>
  );
}

export const inConsole = {
  render: (args: DashboardScreenProps) => <Page {...args} />,
  args: {
    viewer: mainAccount,
    query: all,
    onQueryChange: fn(),
    list: ready(pageOf()),
    courses: ready(courses),
    overview,
    todos,
    bareMetals: loading,
    machines: { order: null, onRenew: fn(), changeNote: fn(pause) },
    tabCounts: { kvm: 36, docker: 12, bareMetal: 1 },
    choices: {
      gpus: ['RTX 4090', 'RTX 3090', 'A100 SXM4', 'H20', 'L40S'],
      districts: ['华东一区', '华南一区', '华北二区', '西南一区'],
      subAccounts: ['lab-a', 'vision'],
      projects: [],
      tags: [],
    },
    popular: [],
    // The countdowns run on the frozen clock of the pictures.
    clockOffset: now * 1000 - Date.now(),
    hiddenColumns: [],
    onHiddenColumnsChange: fn(),
    exporting: null,
    onExport: fn(),
    onLabel: fn(),
    onMove: fn(),
    onCancelExport: fn(),
    onRefresh: fn(),
    onNavigate: fn(),
    onFailure: fn(),
    buyer: { kind: 'main', hasVoucher: true },
    order: null,
    onOrder: fn(),
    renewals: {
      quote: fn<DashboardScreenProps['renewals']['quote']>((instance, period) =>
        Promise.resolve(toldFor(instance, period)),
      ),
      renew: fn(pause),
      isRefusal: () => true,
      unansweredPrice: () => null,
    },
    operations: {
      ...idleOperations,
      shutDown: fn(pause),
      stopBilling: fn(idleOperations.stopBilling),
      changePassword: fn(pause),
      reinstall: fn(pause),
      changeNote: fn(pause),
      changeDueMode: fn(pause),
      together: (work) => work(),
      restart: fn(pause),
      releaseDisk: fn(pause),
      refund: fn(pause),
      revealPasswords: fn(() => Promise.resolve({ login: 'Kx7m2Qp9wR', vnc: 'v8Tn3Ld5' })),
      openWebVnc: fn(pause),
    },
  } satisfies DashboardScreenProps,
  parameters: { layout: 'fullscreen', docs: { story: { height: 900 } } },
};

export const desktop = { viewport: { value: 'desktop' } };
export const phone = { viewport: { value: 'phone' } };
