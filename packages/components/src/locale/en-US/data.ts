import type { LocaleWords } from '../../foundation/LocaleProvider/locale';
import { count } from './plural';

const thousand = 1000;
const steps = [
  [thousand ** 3, 'B'],
  [thousand ** 2, 'M'],
  [thousand, 'K'],
] as const;

export const data = {
  chart: {
    total: 'Total',
    item: 'Item',
    showTable: 'Show table',
    showChart: 'Show chart',
    empty: 'No data for this period',
    noValue: 'Not available',
    readoutLine: (parts) => parts.join(', '),
    readout: (name) => `${name}, walk through it with the left and right arrow keys`,
    choose: (name) => `${name}, walk through it with the left and right arrow keys, choose with Enter`,
  },
  chartScale: {
    short: (size, number) => {
      const step = steps.find(([least]) => Math.abs(size) >= Math.max(least, 10 * thousand));
      return step === undefined ? number(size) : `${number(size / step[0])}${step[1]}`;
    },
  },
  lineChart: { time: 'Time', unknown: 'Unknown', reading: (label, value) => `${label} ${value}` },
  columnChooser: { choose: 'Choose columns', reset: 'Reset' },
  copyField: { copy: 'Copy' },
  countdown: {
    left: (rest) => `${rest} left`,
    ended: 'Ended',
    soon: 'Less than 24 hours left',
    urgent: 'Less than 2 hours left',
    days: (days) => `${days}d`,
    hours: (hours) => `${hours}h`,
    minutes: (minutes) => `${minutes}m`,
    underMinute: 'under 1m',
    both: (larger, smaller) => `${larger} ${smaller}`,
  },
  donut: { part: 'Item', value: 'Value', share: 'Share', total: 'Total', empty: 'No data', noShare: 'None' },
  expiry: {
    until: (time) => `Until ${time}`,
    left: (amount) => `Only ${amount} left`,
    days: (days) => count(days, 'day'),
    hours: (hours) => count(hours, 'hour'),
    minutes: (minutes) => count(minutes, 'minute'),
    ended: 'Expired',
    endless: 'No expiry',
  },
  codeBlock: {
    name: (language) => (language === '' ? 'Code' : `${language} code`),
    copy: 'Copy code',
  },
  markdownView: {
    table: 'Table',
    open: (name) => (name === '' ? 'Show large' : `Show large: ${name}`),
    done: 'Done',
    undone: 'Not done',
  },
  price: { original: 'Original price ' },
  screenThumbnail: {
    picture: (name) => `Screen of ${name}`,
    open: (name) => `Show the screen of ${name} large`,
    loading: 'Taking a screenshot',
    failed: 'Screenshot failed',
    unavailable: 'No screen',
    retry: 'Retry',
    refresh: 'Refresh',
    takenAt: (time) => `Taken at ${time}`,
    stale: 'Out of date',
  },
  secretField: { show: 'Show', hide: 'Hide', copy: 'Copy', failed: 'Not available, please retry' },
  sparkline: {
    sentence: (name, latest, lowest, highest) => `${name}: latest ${latest}, lowest ${lowest}, highest ${highest}`,
    single: (name, value) => `${name}: ${value}`,
    empty: (name) => `${name}: no data`,
  },
  specTable: { item: 'Specification', unknown: 'Unknown', differs: 'Differs' },
  dash: { unknown: 'Unknown', never: 'None' },
  statCard: { loading: 'Loading', failed: 'Not available', retry: 'Retry' },
  table: {
    selectAll: 'Select all on this page',
    selectRow: (name) => `Select ${name}`,
    loading: (caption) => `${caption}, loading`,
    expand: 'Show details',
    collapse: 'Hide details',
    details: 'Details',
    sortHint: 'Hold Shift to sort by several columns',
    sortPlace: (place, ascending) => `, sorted ${ascending ? 'ascending' : 'descending'} as number ${place}`,
    resize: (name) => `Width of column ${name}`,
    leftAway: (names) => `No room for: ${names.join(', ')}`,
    showAll: 'Show all columns',
    scrolls: 'All columns are shown; scroll sideways',
    showFitting: 'Show what fits',
    width: (px) => `${px} pixels`,
  },
  tableFilter: {
    filter: (name) => `Filter ${name}`,
    filtered: (name, choice) => `Filter ${name}, now: ${choice}`,
    chosen: (chosen) => `${chosen} chosen`,
    find: 'Find an option',
    noOptions: 'No such option',
    text: 'Contains',
    apply: 'Apply',
    reset: 'Clear filter',
  },
  tableTree: {
    expand: (name) => `Expand ${name}`,
    collapse: (name) => `Collapse ${name}`,
    level: (level) => `Level ${level}: `,
  },
  thread: {
    label: 'Conversation',
    sending: 'Sending',
    failed: 'Not sent',
    retry: 'Retry',
    download: (name) => `Download ${name}`,
    open: (name) => `Show large: ${name}`,
    fresh: (replies) => count(replies, 'new reply', 'new replies'),
  },
} satisfies Partial<LocaleWords>;
