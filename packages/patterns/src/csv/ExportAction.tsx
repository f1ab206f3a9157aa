import { Button } from '@compute-market/components/button';
import { DownloadIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Text } from '@compute-market/components/text';
import { routes } from '@compute-market/contract/routes';
import { exportMessages as messages } from './messages';

/** An export of all filtered rows that is under way. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

/** What a list has for its export. */
export interface ExportActionProps {
  exporting: ExportProgress | null;
  /** Whether exported files are kept here: then the way to them stands beside it (decisions 164). */
  exportsKept?: boolean | undefined;
  onExport: () => void;
  onCancelExport: () => void;
}

/** 导出 CSV: while the rows are read it says how far it is, and can be given up (screens A2). */
export function ExportAction({ exporting, exportsKept, onExport, onCancelExport }: ExportActionProps) {
  const records = exportsKept && <Link href={routes.exports.to()}>{messages.records}</Link>;
  if (exporting === null)
    return (
      <>
        {records}
        <Button icon={<DownloadIcon size={14} />} onClick={() => onExport()}>
          {messages.start}
        </Button>
      </>
    );
  return (
    <>
      {records}
      <Text size="small" tone="secondary" role="status">
        {messages.running(exporting.done, exporting.total)}
      </Text>
      <Button onClick={onCancelExport}>{messages.cancel}</Button>
    </>
  );
}
