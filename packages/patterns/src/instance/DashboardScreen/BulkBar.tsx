import { messages } from './messages';
import { Bar, BarAction, Count, Place } from './BulkBar.styles';

const words = messages.bulk;

interface BulkBarProps {
  count: number;
  onRenew: () => void;
  onDueMode: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done to all chosen rows, over the head of their table. Screens A2. */
export function BulkBar({ count, onRenew, onDueMode, onExport, onClear }: BulkBarProps) {
  return (
    <Place>
      <Bar role="group" aria-label={words.region}>
        <span role="status">{words.chosen} <Count>{count}</Count> {words.items}</span>
        <BarAction type="button" onClick={onRenew}>{words.renew}</BarAction>
        <BarAction type="button" onClick={onDueMode}>{words.dueMode}</BarAction>
        <BarAction type="button" onClick={onExport}>{words.export}</BarAction>
        <BarAction type="button" data-end="" onClick={onClear}>{words.clear}</BarAction>
      </Bar>
    </Place>
  );
}
