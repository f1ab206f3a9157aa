import { Alert } from '@compute-market/components/alert';
import { Cluster } from '@compute-market/components/cluster';
import { Dash } from '@compute-market/components/dash';
import type { TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import {
  INSTANCE_SNAPSHOT_STATUS,
  INSTANCE_SNAPSHOTS_MAX,
  type InstanceSnapshot,
  type InstanceSnapshots,
} from '@compute-market/contract/entities/instance-snapshot';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { hostSilentSince, isByUsage, isGone, isKept } from '../../instance-facts';
import { useQuestion } from '../../attempt-dialog';
import { dataOf, type Resource } from '../../resource';
import { ActionButton, ActionRow } from '../../row-action';
import { useRefusal } from '../../viewer/ViewerRights';
import { actionsColumn, timeColumn } from '../../table-columns';
import { Part } from './InstanceScreen.styles';
import { PartAction, PartChanging, PartTable, ReadPart } from './ReadPart';
import { SnapshotQuestion, type SnapshotChange, type SnapshotVerb } from './SnapshotQuestion';
import { snapshotMessages as words } from './snapshot-messages';
import { snapshotSize } from './snapshot-text';
import { useKeptFocus } from './useKeptFocus';

export interface SnapshotsProps {
  /** Its snapshots, the newest first; null where the back end makes none, which leaves the part out. */
  readonly snapshots: Resource<InstanceSnapshots | null>;
  /** Asks how the next one is to be called. */
  readonly onCreate: () => void;
  /** Puts the machine back to one; rejects with an error whose message is the server's reason, and the question stays. */
  readonly onRestore: (snapshot: InstanceSnapshot) => Promise<unknown>;
  /** Deletes one; rejects as `onRestore`. */
  readonly onDelete: (snapshot: InstanceSnapshot) => Promise<unknown>;
  readonly onRetry: () => void;
}

export interface SnapshotsPartProps extends SnapshotsProps {
  instance: Instance;
}

const { running, shutDown, restartFailed, diskKept } = INSTANCE_STATUS;
const { ready, failed } = INSTANCE_SNAPSHOT_STATUS;

const isChanging = ({ Status }: InstanceSnapshot): boolean => Status !== ready && Status !== failed;

interface Allowed {
  /** Why none can be made or deleted now; null when one can. */
  readonly blocked: string | null;
  readonly canRestore: boolean;
}

/** What can be done now: a machine that runs takes all, one that did not come up is put back, and one that is off is not. `refusal` is why the one who looks may do nothing. */
function allowedFor(instance: Instance, rows: readonly InstanceSnapshot[], refusal: string | null): Allowed {
  if (refusal !== null) return { blocked: refusal, canRestore: false };
  if (hostSilentSince(instance) !== null) return { blocked: words.hostSilent, canRestore: false };
  if (rows.some(isChanging)) return { blocked: words.busy, canRestore: false };
  switch (instance.Status) {
    case running:
      return { blocked: null, canRestore: true };
    case shutDown:
      return { blocked: null, canRestore: false };
    case restartFailed:
      return { blocked: words.notUp, canRestore: true };
    default:
      return { blocked: words.moving, canRestore: false };
  }
}

interface RowContext extends Allowed {
  readonly onAsk: (verb: SnapshotVerb, snapshot: InstanceSnapshot) => void;
}

const Size = ({ bytes }: { readonly bytes: number | null }) =>
  bytes === null ? <Dash says={words.unknownSize} /> : snapshotSize(bytes);

/** What can be done to a snapshot, or what is being done to it. */
function SnapshotActions({
  snapshot,
  blocked,
  canRestore,
  onAsk,
}: { readonly snapshot: InstanceSnapshot } & RowContext) {
  const { Status, Name } = snapshot;
  const phase = (
    <Text size="small" tone="secondary">
      {words.phases[Status]}
    </Text>
  );
  if (isChanging(snapshot)) return phase;
  return (
    <ActionRow data-align="end">
      {Status === failed && phase}
      {Status === ready && canRestore && (
        <ActionButton type="button" aria-label={words.restoreOf(Name)} onClick={() => onAsk('restore', snapshot)}>
          {words.restore}
        </ActionButton>
      )}
      {blocked === null && (
        <ActionButton type="button" aria-label={words.deleteOf(Name)} onClick={() => onAsk('delete', snapshot)}>
          {words.delete}
        </ActionButton>
      )}
    </ActionRow>
  );
}

const columnsFor = (context: RowContext): readonly TableColumn<InstanceSnapshot>[] => [
  { key: 'name', header: words.columns.name, rowHeader: true, cell: ({ Name }) => Name },
  { key: 'size', header: words.columns.size, width: 96, cell: ({ Size: bytes }) => <Size bytes={bytes} /> },
  timeColumn('time', words.columns.time, ({ CreateTime }) => CreateTime, { width: 168 }),
  actionsColumn((snapshot) => <SnapshotActions snapshot={snapshot} {...context} />, { width: 136 }),
];

const cardFor = (context: RowContext) =>
  function SnapshotCard(snapshot: InstanceSnapshot) {
    return (
      <Part as="div">
        <Cluster gap={12} rowGap={4} align="baseline" justify="between">
          <strong>{snapshot.Name}</strong>
          <SnapshotActions snapshot={snapshot} {...context} />
        </Cluster>
        <Text size="small" tone="secondary">
          {formatTime(snapshot.CreateTime)} <Size bytes={snapshot.Size} />
        </Text>
      </Part>
    );
  };

/** What is to be known of them all. */
function Notes({ instance, rows }: { readonly instance: Instance; readonly rows: readonly InstanceSnapshot[] }) {
  const isOff = instance.Status === shutDown && rows.length > 0;
  const note = instance.Status === diskKept ? words.kept : isOff ? words.off : null;
  return (
    <>
      {rows
        .filter(({ Reason }) => Reason !== '')
        .map(({ Id, Name, Reason }) => (
          <Alert key={Id} tone="err">
            {words.failure(Name, Reason)}
          </Alert>
        ))}
      {note !== null && (
        <Text size="small" tone="secondary">
          {note}
        </Text>
      )}
      {rows.some(isChanging) && <PartChanging>{words.changing}</PartChanging>}
    </>
  );
}

/** 快照: the system disk as it was at moments that its owner chose (decisions 122). */
export function Snapshots({ instance, snapshots, onCreate, onRestore, onDelete, onRetry }: SnapshotsPartProps) {
  const refusal = useRefusal()('run');
  const known = dataOf(snapshots);
  const { button, onFocus } = useKeptFocus();
  const { question, ask, onClose, onClosed } = useQuestion<SnapshotChange>();
  const rows = known?.data ?? [];
  const kept = isKept(instance);
  if (known === null || isGone(instance) || (kept && rows.length === 0)) return null;
  const allowed: Allowed = kept ? { blocked: words.kept, canRestore: false } : allowedFor(instance, rows, refusal);
  const context: RowContext = { ...allowed, onAsk: (verb, snapshot) => ask({ verb, snapshot }) };
  const count = rows.filter(({ Status }) => Status !== failed).length;
  const reason = allowed.blocked ?? (count >= INSTANCE_SNAPSHOTS_MAX ? words.full : null);
  return (
    <ReadPart
      title={words.title}
      count={known && words.count(count)}
      action={
        known &&
        !kept && (
          <PartAction ref={button} reason={reason} onAct={onCreate}>
            {words.create}
          </PartAction>
        )
      }
      state={snapshots.state}
      failed={words.failed}
      empty={rows.length === 0 ? words.empty : null}
      onRetry={onRetry}
      onFocus={onFocus}
    >
      <PartTable
        caption={words.title}
        columns={columnsFor(context)}
        rows={rows}
        rowKey={({ Id }) => Id}
        minWidth={560}
        card={cardFor(context)}
      />
      <Notes instance={instance} rows={rows} />
      {question && (
        <SnapshotQuestion
          key={question.turn}
          {...question.about}
          byUsage={isByUsage(instance)}
          open={question.open}
          onClose={onClose}
          onClosed={onClosed}
          onConfirm={question.about.verb === 'restore' ? onRestore : onDelete}
        />
      )}
    </ReadPart>
  );
}
