import type { Command, CommandGroup } from '@compute-market/components/command-palette';
import type { Instance } from '@compute-market/contract/entities/instance';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';
import { goKeys, navigationFor } from '@compute-market/contract/navigation';
import { routes, type RouteKey } from '@compute-market/contract/routes';
import { isInPeriod, titleOf } from '../../instance-facts';
import { mayDo, type Viewer } from '../../viewer';
import { themeMessages, themeNames, type ThemeName } from '../ThemeChoice';
import { sitePaletteMessages as messages, spellings } from './messages';
import { actionIcons, groupIcons, pageIcons } from './palette-icons';
import { recordGroups, searchGroup, type PaletteRecords } from './palette-records';

/** What the palette can find of an instance. */
export type PaletteInstance = Pick<
  Instance,
  'Container_name' | 'ContainerType' | 'Note' | 'Url' | 'Gpu_type' | 'Gpu_num' | 'Status'
>;

export interface PaletteTargets {
  readonly viewer: Viewer;
  /** The viewer's rentals that are not over; empty while they are read. */
  readonly instances: readonly PaletteInstance[];
  readonly records: PaletteRecords;
  /** What is typed. */
  readonly query: string;
  /** Beijing's day, YYYY-MM-DD: what is found by an amount ends with it. */
  readonly today: string;
  readonly onGo: (path: string) => void;
  readonly onTopUp: () => void;
  /** Opens the coupons that can be claimed. */
  readonly onCoupons: () => void;
  readonly onHelp: () => void;
  readonly theme: ThemeName;
  readonly onTheme: (theme: ThemeName) => void;
}

const publicPages: readonly RouteKey[] = ['store', 'docs', 'dataset', 'software', 'inform'];

/** `g i`, where the page has such keys. */
function keysTo(page: RouteKey): string | undefined {
  const [key] = Object.entries(goKeys).find(([, route]) => route === page) ?? [];
  return key === undefined ? undefined : `g ${key}`;
}

const pageOf = (key: RouteKey, label: string, onGo: (path: string) => void): Command => ({
  key,
  label,
  keywords: spellings[key] ?? [],
  icon: pageIcons[key],
  note: keysTo(key),
  onSelect: () => onGo(routes[key].path),
});

function pagesOf({ viewer, onGo }: PaletteTargets): Command[] {
  const open = publicPages.map((key) => pageOf(key, routes[key].title, onGo));
  if (viewer.role === 'visitor' || viewer.role === 'unknown') return open;
  const own = navigationFor({
    role: viewer.role,
    isPartner: viewer.user.IsPartner,
    rights: viewer.user.SubAccount?.Rights,
  }).flatMap(({ entries }) => entries.map(({ route, label }) => pageOf(route, label, onGo)));
  // It stands in no menu; only who searches by words looks for it there.
  const exported = viewer.user.KeepsExports === true ? [pageOf('exports', routes.exports.title, onGo)] : [];
  return [...own, ...exported, ...open];
}

function actionsOf({ viewer, onGo, onTopUp, onCoupons, onHelp }: PaletteTargets): Command[] {
  const actions: Command[] = [
    {
      key: 'rent',
      label: messages.rent,
      keywords: spellings.rent ?? [],
      icon: actionIcons.rent,
      onSelect: () => onGo(routes.store.path),
    },
  ];
  if (viewer.role === 'main')
    actions.push(
      {
        key: 'top-up',
        label: messages.topUp,
        keywords: spellings.topUp ?? [],
        icon: actionIcons.topUp,
        onSelect: onTopUp,
      },
      {
        key: 'coupons',
        label: messages.coupons,
        keywords: spellings.coupon ?? [],
        icon: actionIcons.coupons,
        onSelect: onCoupons,
      },
    );
  if (viewer.role === 'visitor')
    actions.push({
      key: 'login',
      label: messages.login,
      keywords: spellings.login ?? [],
      icon: actionIcons.login,
      onSelect: () => onGo(routes.login.path),
    });
  return [
    ...actions,
    {
      key: 'help',
      label: messages.help,
      keywords: spellings.help ?? [],
      icon: actionIcons.help,
      note: '?',
      onSelect: onHelp,
    },
  ];
}

/** 浅色, 深色 and 跟随系统; the one that is worn says so. */
const themesOf = ({ theme, onTheme }: PaletteTargets): Command[] =>
  themeNames.map((name) => ({
    key: `theme-${name}`,
    label: themeMessages.names[name],
    keywords: [themeMessages.theme, ...(spellings.theme ?? []), ...(spellings[name] ?? [])],
    note: name === theme ? messages.chosenTheme : undefined,
    onSelect: () => onTheme(name),
  }));

/** An instance is found by its note, its name and its address; its page leads to the ways in. */
function instanceOf(instance: PaletteInstance, onGo: (path: string) => void): Command {
  const { Container_name: name, Url, Gpu_type, Gpu_num } = instance;
  return {
    key: `instance-${name}`,
    label: titleOf(instance),
    keywords: [name, Url],
    note: messages.machine(Gpu_type, Gpu_num),
    onSelect: () => onGo(routes.instancePlugin.to({ instanceName: name })),
  };
}

/** The dashboard, showing that one row with its actions on the tab of its kind. */
function renewalOf(instance: PaletteInstance, onGo: (path: string) => void): Command {
  const { Container_name: name, ContainerType: type } = instance;
  const tab = type === CONTAINER_TYPE.docker ? type : undefined;
  return {
    key: `renew-${name}`,
    label: messages.renew(titleOf(instance)),
    keywords: spellings.renew ?? [],
    soughtOnly: true,
    onSelect: () => onGo(routes.dashboard.to({ tab, q: name, highlight: name })),
  };
}

/** Everything this viewer can go to or do from anywhere (screens A8). */
export function paletteGroups(targets: PaletteTargets): CommandGroup[] {
  const { viewer, instances, records, query, today, onGo } = targets;
  const main = viewer.role === 'main';
  const customer = main || viewer.role === 'sub';
  const groups: CommandGroup[] = [
    { key: 'actions', label: messages.groups.actions, commands: actionsOf(targets) },
    {
      key: 'instances',
      label: messages.groups.instances,
      commands: instances.map((instance) => instanceOf(instance, onGo)),
    },
    {
      key: 'renewals',
      label: messages.groups.renewals,
      commands: instances.filter(isInPeriod).map((instance) => renewalOf(instance, onGo)),
    },
    { key: 'pages', label: messages.groups.pages, commands: pagesOf(targets) },
    { key: 'theme', label: themeMessages.theme, commands: themesOf(targets) },
    ...recordGroups(records, onGo),
    searchGroup(query, { customer, main, bills: customer && mayDo(viewer, 'bill'), today, onGo }),
  ];
  return groups
    .filter(({ commands }) => commands.length > 0)
    .map((group) => ({
      ...group,
      commands: group.commands.map((command) => ({ icon: groupIcons[group.key], ...command })),
    }));
}
