import { Button } from '../src/actions/Button/Button';
import { IconButton } from '../src/actions/IconButton/IconButton';
import { Link } from '../src/actions/Link/Link';
import { LinkButton } from '../src/actions/LinkButton/LinkButton';
import { ConnectionPanel, type ConnectionRow } from '../src/commerce/ConnectionPanel/ConnectionPanel';
import { Avatar } from '../src/data/Avatar/Avatar';
import { Meter } from '../src/data/Meter/Meter';
import { Money } from '../src/data/Money/Money';
import { Num } from '../src/data/Num/Num';
import { Price } from '../src/data/Price/Price';
import { Dot } from '../src/feedback/Dot/Dot';
import { Skeleton } from '../src/feedback/Skeleton/Skeleton';
import { StatusChip } from '../src/feedback/StatusChip/StatusChip';
import { CloseIcon } from '../src/icons/CloseIcon';
import { AmountField } from '../src/inputs/AmountField/AmountField';
import { Chips } from '../src/inputs/Chips/Chips';
import { PhoneField } from '../src/inputs/PhoneField/PhoneField';
import { RadioCards } from '../src/inputs/RadioCards/RadioCards';
import { Segmented } from '../src/inputs/Segmented/Segmented';
import { Select } from '../src/inputs/Select/Select';

/**
 * What the types must refuse, checked by the compiler: each `@ts-expect-error` fails the build on the day its pair is let through.
 * Never rendered.
 */
const rooms = [
  { value: 'east', label: '华东一区' },
  { value: 'north', label: '华北二区' },
] as const;
const cards = [
  { value: 'keep', title: '保留磁盘' },
  { value: 'drop', title: '释放磁盘' },
] as const;
type Room = (typeof rooms)[number]['value'];
const tell = (value: Room) => value;
const tellAll = (values: Room[]) => values;

/** One choice has one value, several have a list: value and callback go with `multiple`. */
export const chips = [
  <Chips<Room> key="one" options={rooms} value="east" onValueChange={tell} />,
  <Chips<Room> key="several" multiple options={rooms} value={['east']} onValueChange={tellAll} />,
  // @ts-expect-error -- a list where one is chosen
  <Chips key="list" options={rooms} value={['east']} />,
  // @ts-expect-error -- one value where several are chosen
  <Chips key="single" multiple options={rooms} value="east" />,
  // @ts-expect-error -- a callback for one where several are chosen
  <Chips key="callback" multiple options={rooms} onValueChange={tell} />,
];

/** A row of a connection is a fact or a secret, never both and never neither. */
export const connectionRows: ConnectionRow[] = [
  { key: 'host', label: '主机', value: 'ssh.example.com' },
  { key: 'password', label: '密码', reveal: () => 'secret' },
  // @ts-expect-error -- a secret that already stands in the page
  { key: 'both', label: '密码', value: 'secret', reveal: () => 'secret' },
  // @ts-expect-error -- neither a value nor a way to it
  { key: 'neither', label: '密码' },
];

/** A choice is one of its options. */
export const choices = [
  // @ts-expect-error -- no such option
  <Select<Room> key="select" options={rooms} value="south" />,
  // @ts-expect-error -- options come as data, so that the list is the same on every platform
  <Select key="children" options={rooms}>
    <option value="south">华南一区</option>
  </Select>,
  // @ts-expect-error -- one of a list, never several
  <Select key="multiple" options={rooms} multiple />,
  // @ts-expect-error -- no such option
  <Segmented<Room> key="segmented" options={rooms} value="south" />,
  // @ts-expect-error -- no such card
  <RadioCards<'keep' | 'drop'> key="cards" cards={cards} value="sell" />,
];

/** An icon says nothing without a name. */
export const named = [
  // @ts-expect-error -- no name
  <IconButton key="none" icon={<CloseIcon />} />,
  // @ts-expect-error -- words beside the icon: that is a Button
  <IconButton key="words" icon={<CloseIcon />} label="关闭">
    关闭
  </IconButton>,
  // @ts-expect-error -- a colour and a word without their icon
  <StatusChip key="status" tone="ok">
    运行中
  </StatusChip>,
  // @ts-expect-error -- a bar that nobody names
  <Meter key="meter" value={1} max={2} />,
];

/** An action is a button, a way is a link; neither takes the other's props. */
export const actionOrWay = [
  // @ts-expect-error -- a button leads nowhere
  <Button key="href" href="/store">
    去市场
  </Button>,
  // @ts-expect-error -- a link without an address
  <LinkButton key="nowhere" variant="primary">
    去市场
  </LinkButton>,
  // @ts-expect-error -- a link does not load, it leads away
  <LinkButton key="loading" href="/store" loading>
    去市场
  </LinkButton>,
  // @ts-expect-error -- a link without an address
  <Link key="link">去市场</Link>,
];

/** What is drawn comes from the number, not from words beside it. */
export const drawn = [
  // @ts-expect-error -- money is written by the component
  <Money key="money" fen={1}>
    ¥0.01
  </Money>,
  // @ts-expect-error -- fen are a number
  <Money key="text" fen="1" />,
  // @ts-expect-error -- a sum is Money: a price has no fen
  <Price key="price" unitPrice={1} fen={1} />,
  // @ts-expect-error -- a count is written by the component
  <Num key="num" value={1}>
    一
  </Num>,
  // @ts-expect-error -- a dot holds no words, its label does
  <Dot key="dot">新</Dot>,
  // @ts-expect-error -- the letter comes from the name
  <Avatar key="avatar" name="林知远">
    林
  </Avatar>,
  // @ts-expect-error -- a skeleton holds the place of words, it has none
  <Skeleton key="skeleton">加载中</Skeleton>,
];

/** Fields whose text has a meaning keep their keyboard and their type to themselves. */
export const fields = [
  // @ts-expect-error -- a number input loses what Chinese input methods type
  <AmountField key="type" type="number" />,
  // @ts-expect-error -- its value is the text as shown, so that nothing typed is lost
  <AmountField key="value" value={12} />,
  // @ts-expect-error -- an amount is emptied by hand, not by a cross beside a pay button
  <AmountField key="clearable" clearable />,
  // @ts-expect-error -- the country code stands there already
  <PhoneField key="prefix" prefix="+86" />,
];

/** A panel takes its rows as data. */
export const panel = (
  // @ts-expect-error -- rows as children would bypass the fetching of secrets
  <ConnectionPanel title="SSH 登录" rows={connectionRows}>
    密码
  </ConnectionPanel>
);
