import { Dialog } from '@compute-market/components/dialog';
import { RentalSelector } from '@compute-market/components/rental-selector';
import { Stack } from '@compute-market/components/stack';
import { Switch } from '@compute-market/components/switch';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';
import { autorenewRight } from '@compute-market/contract/rules/sub-right';
import { formatTime } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { shortName, titleOf } from '../../instance-facts';
import { RefusalAlert } from '../../retry-alert';
import { useIsSub, useRefusal } from '../../viewer/ViewerRights';
import { DialogFooter } from '../../form-dialog';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import { useSave } from './useSave';

const words = messages.autorenew;

export interface AutorenewDialogProps extends DialogState {
  instance: Instance;
  onSave: (on: boolean, period: RentalPeriod) => Promise<unknown>;
}

const storedPeriod = ({ InstanceAutorenew }: Instance): RentalPeriod =>
  InstanceAutorenew ? { unit: InstanceAutorenew.Unit, count: InstanceAutorenew.PackTime } : { unit: 'day', count: 1 };

/** Lets a rental renew itself before its end, or ends that (screens B5, G5); a sub-account that has the right to one of the two reads why the other is not its own (decisions 126). */
export function AutorenewDialog({ instance, onSave, ...state }: AutorenewDialogProps) {
  const wasOn = instance.InstanceAutorenew?.SubscribeStatus === 1;
  const before = storedPeriod(instance);
  const [on, setOn] = useState(wasOn);
  const [period, setPeriod] = useState(before);
  const refuse = useRefusal();
  const help = useIsSub() ? words.helpSub : words.help;
  // Going back to what holds now changes nothing.
  const switchRefused = on === wasOn ? refuse(autorenewRight(!on)) : null;
  const periodRefused = refuse(autorenewRight(true));
  const { busy, reason, save } = useSave(() => state.onOpenChange(false));
  const unchanged = on === wasOn && (!on || (period.unit === before.unit && period.count === before.count));
  return (
    <Dialog
      {...state}
      title={words.title}
      description={messages.subject(titleOf(instance), shortName(instance))}
      sheet="auto"
      busy={busy}
      footer={
        <DialogFooter
          label={words.save}
          busy={busy}
          disabled={unchanged}
          onConfirm={() => void save(() => onSave(on, period))}
          onCancel={() => state.onOpenChange(false)}
        />
      }
    >
      <Stack gap={12}>
        <Text as="p" size="dense" tone="secondary">
          {words.dueAt} {formatTime(instance.Due_time)}
        </Text>
        <Switch
          checked={on}
          disabled={busy || switchRefused !== null}
          onCheckedChange={setOn}
          hint={switchRefused ?? help}
        >
          {words.label}
        </Switch>
        {on && (
          <RentalSelector
            label={words.period}
            value={period}
            disabled={busy || periodRefused !== null}
            note={periodRefused ?? undefined}
            onValueChange={setPeriod}
          />
        )}
        <RefusalAlert reason={reason} />
      </Stack>
    </Dialog>
  );
}
