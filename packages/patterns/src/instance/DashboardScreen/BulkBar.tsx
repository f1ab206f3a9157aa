import { BarAction, BulkBar as Bar, Count } from '../../bulk-bar';
import { NeedsRight } from '../../viewer/ViewerRights';
import { messages } from './messages';

const words = messages.bulk;

interface BulkBarProps {
  count: number;
  onRenew: () => void;
  onDueMode: () => void;
  /** Null where the back end knows no projects. */
  onLabel: (() => void) | null;
  /** Null for who has no sub-accounts to give them to. */
  onMove: (() => void) | null;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done to all chosen instances (screens B8). */
export function BulkBar({ count, onRenew, onDueMode, onLabel, onMove, onExport, onClear }: BulkBarProps) {
  return (
    <Bar
      label={words.region}
      status={
        <>
          {words.chosen} <Count>{count}</Count> {words.items}
        </>
      }
    >
      <NeedsRight right="buy">
        <BarAction type="button" onClick={onRenew}>
          {words.renew}
        </BarAction>
      </NeedsRight>
      <NeedsRight right="run">
        <BarAction type="button" onClick={onDueMode}>
          {words.dueMode}
        </BarAction>
      </NeedsRight>
      {onLabel && (
        <NeedsRight right="run">
          <BarAction type="button" onClick={onLabel}>
            {words.labels}
          </BarAction>
        </NeedsRight>
      )}
      {onMove && (
        <BarAction type="button" onClick={onMove}>
          {words.move}
        </BarAction>
      )}
      <BarAction type="button" onClick={onExport}>
        {words.export}
      </BarAction>
      <BarAction type="button" data-end="" onClick={onClear}>
        {words.clear}
      </BarAction>
    </Bar>
  );
}
