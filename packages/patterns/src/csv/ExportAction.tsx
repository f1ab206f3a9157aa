import { Button } from '@compute-market/components/button';
import { DownloadIcon } from '@compute-market/components/icons';
import { Text } from '@compute-market/components/text';
import { exportMessages as messages } from './messages';

/** An export of all filtered rows that is under way. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

interface ExportActionProps {
  exporting: ExportProgress | null;
  onExport: () => void;
  onCancelExport: () => void;
}

/** 导出 CSV: while the rows are read it says how far it is, and can be given up (screens A2). */
export function ExportAction({ exporting, onExport, onCancelExport }: ExportActionProps) {
  if (exporting === null)
    return (
      <Button icon={<DownloadIcon size={14} />} onClick={onExport}>
        {messages.start}
      </Button>
    );
  return (
    <>
      <Text size="small" tone="secondary" role="status">
        {messages.running(exporting.done, exporting.total)}
      </Text>
      <Button onClick={onCancelExport}>{messages.cancel}</Button>
    </>
  );
}
