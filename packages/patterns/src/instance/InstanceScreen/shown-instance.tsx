import type { InstanceEventGroup } from '@compute-market/contract/entities/instance-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ready } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { now } from '../DashboardScreen/fixtures';
import { idleOperations } from '../InstanceDialogs/fixtures';
import { costs, nothingPlanned, plugins, running, usage } from './fixtures';
import { sshKeys } from '../../account/SshKeys/fixtures';
import { events } from './event-fixtures';
import { InstanceScreen, type InstanceScreenProps } from './InstanceScreen';

/** The console around it, and tabs that turn. */
function Page(props: InstanceScreenProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <ConsoleFrame viewer={props.viewer} lit="dashboard" unreadWorkOrder={false}>
      <InstanceScreen
        {...props}
        tab={tab}
        onTabChange={(next) => {
          setTab(next);
          props.onTabChange(next);
        }}
      />
    </ConsoleFrame>
  );
}

export const shown = (instance = running) => ready({ instance, readAt: now });

export const shownEvents = (
  events: InstanceScreenProps['events']['events'],
  group: InstanceEventGroup | null = null,
) => ({
  events,
  group,
  onGroupChange: fn(),
  readingMore: false,
  onMore: fn(),
});

export const inConsole = {
  render: (args: InstanceScreenProps) => <Page {...args} />,
  args: {
    name: running.Container_name,
    viewer: mainAccount,
    tab: 'connect',
    onTabChange: fn(),
    detail: shown(),
    plugins: ready(plugins),
    hasWebVnc: ready(true),
    costs: ready(costs),
    usage: ready(usage),
    range: '24h',
    onRangeChange: fn(),
    onDownloadUsage: fn(),
    keys: ready({ data: sshKeys, Applying: false }),
    onChangeKeys: fn(),
    ports: { ports: ready(null), onOpen: fn(), onClose: fn(() => Promise.resolve()), onRetry: fn() },
    snapshots: {
      snapshots: ready(null),
      onCreate: fn(),
      onRestore: fn(() => Promise.resolve()),
      onDelete: fn(() => Promise.resolve()),
      onRetry: fn(),
    },
    images: { images: ready(null), onSave: fn(), onRetry: fn() },
    onLabel: fn(),
    onMove: fn(),
    stop: { plan: ready(nothingPlanned), onChange: fn(), onCancel: fn(() => Promise.resolve()) },
    events: shownEvents(ready({ list: events, more: true })),
    clockOffset: now * 1000 - Date.now(),
    operations: {
      ...idleOperations,
      downloadRdp: fn(() => Promise.resolve()),
      openWebVnc: fn(() => Promise.reject(new Error('浏览器拦截了新窗口，请允许本站打开新窗口后重试'))),
    },
    buyer: { kind: 'main', hasVoucher: true },
    order: null,
    onOrder: fn(),
    onNavigate: fn(),
    onRefresh: fn(),
    onFailure: fn(),
  } satisfies InstanceScreenProps,
  parameters: { layout: 'fullscreen' },
};

export const phone = { viewport: { value: 'phone' } };
export const failed = { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } as const;
export const unreachable = { Url: '', SshPort: 0, VncPort: 0, ExtraPort: {}, PortMappingInner: {} };
