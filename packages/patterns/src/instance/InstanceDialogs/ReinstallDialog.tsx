import { Alert } from '@compute-market/components/alert';
import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { Tag } from '@compute-market/components/tag';
import type { Instance } from '@compute-market/contract/entities/instance';
import { useEffect, useRef, useState } from 'react';
import { reasonOf, useAttempt } from '../../attempt-dialog';
import { isByUsage, shortName, titleOf } from '../../instance-facts';
import { RetryAlert } from '../../retry-alert';
import { Waiting } from '../../slow-hint';
import { ImagePicker } from '../ImagePicker/ImagePicker';
import { ownImageMessages } from '../OwnImages/messages';
import { diskObstacle } from '../OwnImages/own-image-choice';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import type { SystemChoice } from './operations';
import { Systems } from './ReinstallDialog.styles';

const words = messages.reinstall;

export interface ReinstallDialogProps extends DialogState {
  instance: Instance;
  onRead: () => Promise<readonly SystemChoice[]>;
  onConfirm: (imageKey: string) => Promise<unknown>;
}

type Reading =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'read'; readonly systems: readonly SystemChoice[] };

/** Reads the systems when the dialog comes, and again on demand. */
function useSystems(onRead: ReinstallDialogProps['onRead']) {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [turn, setTurn] = useState(0);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    let over = false;
    latest.current().then(
      (systems) => !over && setReading({ state: 'read', systems }),
      (error: unknown) => !over && setReading({ state: 'failed', reason: reasonOf(error) }),
    );
    return () => {
      over = true;
    };
  }, [turn]);
  const again = () => {
    setReading({ state: 'reading' });
    setTurn(turn + 1);
  };
  return { reading, again };
}

const isOwn = ({ neededDisk }: SystemChoice): boolean => neededDisk !== undefined;
/** Those of the house, then the customer's own; of each those on the host first, in the recommended order. */
const inOrder = (systems: readonly SystemChoice[]): SystemChoice[] =>
  systems.toSorted(
    (one, other) =>
      Number(isOwn(one)) - Number(isOwn(other)) ||
      Number(other.local) - Number(one.local) ||
      other.image.Score - one.image.Score,
  );

/** The image that the machine was given last: one of the customer's own, or of the house. */
const currentOf = ({ OwnImage, Image }: Pick<Instance, 'OwnImage' | 'Image'>) => OwnImage || Image;

interface SystemListProps {
  reading: Reading;
  onAgain: () => void;
  instance: Pick<Instance, 'Image' | 'OwnImage' | 'SystemDisk'>;
  value: string;
  onValueChange: (key: string) => void;
}

function SystemList({ reading, onAgain, instance, value, onValueChange }: SystemListProps) {
  if (reading.state === 'reading') return <Waiting label={words.reading} lines={4} />;
  if (reading.state === 'failed')
    return (
      <RetryAlert label={words.retry} onRetry={onAgain}>
        {reading.reason}
      </RetryAlert>
    );
  if (reading.systems.length === 0) return <Alert tone="warn">{words.none}</Alert>;
  return (
    <ImagePicker
      label={words.images}
      columns={2}
      marks
      value={value}
      onValueChange={onValueChange}
      images={inOrder(reading.systems).map(({ key, image, local, neededDisk }) => ({
        key,
        image,
        group: neededDisk === undefined ? words.house : ownImageMessages.title,
        tag:
          key === currentOf(instance) ? (
            <Tag tone="info">{words.current}</Tag>
          ) : local ? (
            <Tag tone="ok">{words.local}</Tag>
          ) : undefined,
        fact: local ? words.quick : words.slow,
        obstacle: diskObstacle(neededDisk, instance.SystemDisk),
      }))}
    />
  );
}

/** Asks for the new system and for the name of the machine before its system disk is emptied (screens A6, B8). */
export function ReinstallDialog({ instance, onRead, onConfirm, ...state }: ReinstallDialogProps) {
  const { reading, again } = useSystems(onRead);
  const [chosen, setChosen] = useState(currentOf(instance));
  const { reason, attempt } = useAttempt();
  const system = reading.state === 'read' ? reading.systems.find(({ key }) => key === chosen) : undefined;
  return (
    <ConfirmDialog
      {...state}
      tone="danger"
      size="md"
      title={words.title}
      subject={messages.subject(titleOf(instance), shortName(instance))}
      effects={{
        stops: words.stops,
        keeps: words.keeps,
        bills: words.bills,
        ...(isByUsage(instance) && messages.byUsage.reinstall),
      }}
      acknowledge
      typeName={titleOf(instance)}
      labels={{ confirm: words.confirm }}
      error={reason}
      onConfirm={() => attempt(() => (system ? onConfirm(chosen) : Promise.reject(new Error(words.choose))))}
    >
      <Systems>
        <h3>{system ? words.chosen(system.image.ShortDisplayName) : words.images}</h3>
        <SystemList reading={reading} onAgain={again} instance={instance} value={chosen} onValueChange={setChosen} />
      </Systems>
    </ConfirmDialog>
  );
}
