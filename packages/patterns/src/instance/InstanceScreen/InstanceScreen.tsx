import { Alert } from '@compute-market/components/alert';
import { Stack } from '@compute-market/components/stack';
import { Tabs } from '@compute-market/components/tabs';
import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS, PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import type { UsageRange } from '@compute-market/contract/rules/usage';
import { dataOf, type Resource } from '../../resource';
import { mayDo, vipDiscountOf, type Buyer, type Viewer } from '../../viewer';
import { ViewerRights } from '../../viewer/ViewerRights';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { InstanceWindows, useDialog, type InstanceOperations } from '../InstanceDialogs';
import { MissingInstance } from '../missing-instance/MissingInstance';
import type { InstanceOrder, OrderAction } from '../UpgradeDialogs';
import { PageHead } from '../../shell/PageHead';
import { isByUsage } from '../../instance-facts';
import { ResourceView } from '../../resource-view';
import { ConfigurationTab } from './ConfigurationTab';
import { ConnectTab } from './ConnectTab';
import { CostTab } from './CostTab';
import type { InstanceCosts, InstanceDetail, Plugins } from './data';
import { EventsTab, type EventsProps } from './EventsTab';
import { IdleAlert } from './IdleAlert';
import { InstanceHead } from './InstanceHead';
import { Outline, Panel } from './InstanceScreen.styles';
import { tabsOf, type InstanceTab } from './instance-tabs';
import type { InstanceKeys } from './KeysPart';
import { messages } from './messages';
import type { OpenedPortsProps } from './OpenedPorts';
import { PluginTab } from './PluginTab';
import type { SaveImageProps } from './SaveImage';
import type { SnapshotsProps } from './Snapshots';
import { plannedStop, StopPlanNote, type StopPlanProps } from './StopPlanNote';
import { ScreenTab } from './ScreenTab';
import { SystemTab } from './SystemTab';
import { UsageTab } from './UsageTab';

export interface InstanceScreenProps {
  /** Name of the instance, as it stands in the address. */
  name: string;
  viewer: Viewer;
  tab: InstanceTab;
  onTabChange: (tab: InstanceTab) => void;
  /** Null when there is none of that name. */
  detail: Resource<InstanceDetail | null>;
  plugins: Resource<Plugins>;
  /** Whether there is a page that shows the screen live. */
  hasWebVnc: Resource<boolean>;
  /** Null where the viewer may not read them, which leaves the part out. */
  costs: Resource<InstanceCosts | null>;
  /** What it used over `range`; null where the back end does not tell it, which leaves the part out. */
  usage: Resource<InstanceUsage | null>;
  range: UsageRange;
  onRangeChange: (range: UsageRange) => void;
  /** Hands over what is shown as a CSV file. */
  onDownloadUsage: (usage: InstanceUsage) => void;
  /** Which SSH keys are in it; null where the back end knows none. */
  keys: Resource<InstanceKeys | null>;
  onChangeKeys: () => void;
  /** The ports that its owner opened. */
  ports: OpenedPortsProps;
  /** Snapshots of its system disk. */
  snapshots: SnapshotsProps;
  /** Images made of its system disk. */
  images: SaveImageProps;
  stop: StopPlanProps;
  /** Asks for its project and tags. */
  onLabel: () => void;
  /** Asks to whom it shall belong. */
  onMove: () => void;
  events: EventsProps;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  operations: InstanceOperations;
  buyer: Buyer;
  /** The order that is under way. */
  order: InstanceOrder | null;
  onOrder: (action: OrderAction, instance: Instance) => void;
  /** Follows a link of a menu. */
  onNavigate: (href: string) => void;
  /** Reads everything again. */
  onRefresh: () => void;
  /** Tells of a failure that no dialog shows. */
  onFailure: (reason: string) => void;
}

interface TabContentProps extends InstanceScreenProps {
  instance: Instance;
  context: ActionContext;
  onOpenWebVnc: () => void;
}

const pluginsIn = (plugins: Resource<Plugins>) => (plugins.state === 'ready' ? (plugins.data ?? []) : []);

function TabContent({ tab, instance, context, onOpenWebVnc, ...rest }: TabContentProps) {
  switch (tab) {
    case 'connect':
      return (
        <ConnectTab
          instance={instance}
          plugins={pluginsIn(rest.plugins)}
          hasWebVnc={rest.hasWebVnc.state === 'ready' ? rest.hasWebVnc.data : null}
          operations={rest.operations}
          context={context}
          onOpenWebVnc={onOpenWebVnc}
          keys={{ instance, keys: rest.keys, onChange: rest.onChangeKeys, onRetry: rest.onRefresh }}
          ports={rest.ports}
        />
      );
    case 'plugins':
      return <PluginTab instance={instance} plugins={rest.plugins} onRetry={rest.onRefresh} />;
    case 'configuration':
      return (
        <ConfigurationTab
          instance={instance}
          context={context}
          onMove={rest.viewer.role === 'main' ? rest.onMove : null}
          onLabel={rest.onLabel}
          snapshots={rest.snapshots}
          images={rest.images}
        />
      );
    case 'usage':
      return (
        <UsageTab
          instance={instance}
          usage={rest.usage}
          range={rest.range}
          onRangeChange={rest.onRangeChange}
          onDownload={rest.onDownloadUsage}
          onRetry={rest.onRefresh}
        />
      );
    case 'cost':
      return <CostTab instance={instance} costs={rest.costs} onRetry={rest.onRefresh} />;
    case 'screen':
      return <ScreenTab instance={instance} operations={rest.operations} />;
    case 'system':
      return <SystemTab instance={instance} context={context} stop={rest.stop} />;
    case 'events':
      return <EventsTab {...rest.events} onRetry={rest.onRefresh} />;
  }
}

function Ready(props: InstanceScreenProps & { shown: InstanceDetail }) {
  const { shown, viewer, tab, onTabChange, plugins, operations, onFailure } = props;
  const { instance, readAt } = shown;
  const { opened, openDialog, changeOpen } = useDialog();
  const tell = (error: unknown) => onFailure(error instanceof Error ? error.message : '');
  const context: ActionContext = {
    onAction: openDialog,
    onOrder: props.onOrder,
    onNavigate: props.onNavigate,
    onDownloadRdp: (one) => void operations.downloadRdp(one).catch(tell),
  };
  const usage = dataOf(props.usage) ?? null;
  const { events } = props.events;
  const tabs = tabsOf(instance, {
    usage: props.usage.state !== 'ready' || usage !== null,
    events: events.state !== 'ready' || events.data !== null,
    cost: mayDo(viewer, 'bill') && (props.costs.state !== 'ready' || props.costs.data !== null),
    stopPlan: props.stop.plan.state === 'ready' ? plannedStop(instance, props.stop) !== null : isByUsage(instance),
  });
  const chosen = tabs.includes(tab) ? tab : 'connect';
  const running = pluginsIn(plugins).filter(({ Status }) => Status === PLUGIN_STATUS.running).length;
  const vipDiscount = vipDiscountOf(viewer);
  return (
    <>
      <InstanceHead
        instance={instance}
        readAt={readAt}
        context={context}
        clockOffset={props.clockOffset}
        vipDiscount={vipDiscount}
        usage={usage}
        range={props.range}
      />
      <StopPlanNote instance={instance} now={readAt} {...props.stop} />
      {usage?.Idle && <IdleAlert instance={instance} idle={usage.Idle} context={context} stop={props.stop} />}
      {instance.Status === INSTANCE_STATUS.ended && <Alert tone="info">{messages.over}</Alert>}
      <Panel>
        <Tabs
          inset
          label={messages.tabs.label}
          items={tabs.map((value) => ({
            value,
            label: messages.tabs[value],
            count: value === 'plugins' && running > 0 ? running : undefined,
          }))}
          value={chosen}
          onValueChange={onTabChange}
        >
          <Outline>{messages.tabs[chosen]}</Outline>
          <TabContent
            {...props}
            tab={chosen}
            instance={instance}
            context={context}
            onOpenWebVnc={() => void operations.openWebVnc(instance).catch(tell)}
          />
        </Tabs>
      </Panel>
      <InstanceWindows
        opened={opened}
        instances={[instance]}
        onOpenChange={changeOpen}
        operations={operations}
        vipDiscount={vipDiscount}
        order={props.order}
        buyer={props.buyer}
      />
    </>
  );
}

/** 实例详情: how to reach one instance, its tools, parts, usage, cost, screen and system, and everything that can be done to it (screens B9). */
export function InstanceScreen(props: InstanceScreenProps) {
  const { name, detail, onRefresh } = props;
  return (
    <Stack gap={16}>
      {!dataOf(detail) && <PageHead title={messages.title} />}
      <ResourceView
        resource={detail}
        reading={messages.reading}
        lines={12}
        card="lg"
        failed={messages.failed}
        onRetry={onRefresh}
      >
        {(shown) =>
          shown === null ? (
            <MissingInstance name={name} viewer={props.viewer} />
          ) : (
            <ViewerRights viewer={props.viewer}>
              <Ready {...props} shown={shown} />
            </ViewerRights>
          )
        }
      </ResourceView>
    </Stack>
  );
}
