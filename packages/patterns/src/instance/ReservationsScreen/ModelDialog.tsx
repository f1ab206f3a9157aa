import { Alert } from '@compute-market/components/alert';
import { Dialog } from '@compute-market/components/dialog';
import { RadioCards } from '@compute-market/components/radio-cards';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import { BARE_METAL_STATUS, BARE_METAL_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import type { Resource } from '../../resource';
import { RetryAlert } from '../../retry-alert';
import { Waiting } from '../../slow-hint';
import { DialogFooter } from '../../form-dialog';
import type { ReservableModels } from './data';
import { messages } from './messages';

const words = messages.models;

interface ModelDialogProps {
  models: Resource<ReservableModels>;
  onChoose: (model: BareMetalModel) => void;
  onRetry: () => void;
  onClose: () => void;
}

const titleOf = ({ Name, Status }: BareMetalModel): string =>
  Status === BARE_METAL_STATUS.few ? `${Name}（${BARE_METAL_STATUS_LABELS[Status]}）` : Name;

/** Which machine to reserve; the form of the reservation follows. */
export function ModelDialog({ models, onChoose, onRetry, onClose }: ModelDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const open = models.state === 'ready' ? models.data.filter(({ Status }) => Status !== BARE_METAL_STATUS.none) : [];
  const value = chosen ?? (open[0] === undefined ? undefined : String(open[0].Id));
  const model = open.find(({ Id }) => String(Id) === value);
  return (
    <Dialog
      open
      size="md"
      sheet="auto"
      onOpenChange={onClose}
      title={words.title}
      footer={
        <DialogFooter
          label={words.next}
          disabled={model === undefined}
          onConfirm={() => model && onChoose(model)}
          onCancel={onClose}
        />
      }
    >
      {models.state === 'loading' && <Waiting label={words.pending} lines={5} />}
      {models.state === 'error' && <RetryAlert onRetry={onRetry}>{words.failed(models.reason)}</RetryAlert>}
      {models.state === 'ready' && open.length === 0 && <Alert tone="info">{words.empty}</Alert>}
      {value !== undefined && (
        <RadioCards
          aria-label={words.label}
          columns={1}
          marks
          value={value}
          onValueChange={setChosen}
          cards={open.map((each) => ({
            value: String(each.Id),
            title: titleOf(each),
            detail: words.detail(
              `${each.Gpu_type} × ${each.Gpu_num}`,
              each.District,
              formatUnitPrice(unitFromYuan(each.MonthPrice)),
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
