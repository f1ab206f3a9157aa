import { Button } from '@compute-market/components/button';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { NoResult } from '@compute-market/components/no-result';
import { useBelow } from '@compute-market/components/use-media-query';
import type { BareMetalModel, Reservation } from '@compute-market/contract/entities/bare-metal';
import { routes } from '@compute-market/contract/routes';
import { useMemo, useState } from 'react';
import { Panel, RecordTable } from '../../record-list';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { reservationColumns, type ReservationHandlers } from './columns';
import type { ReservableModels, ReservationPage } from './data';
import { Filters } from './Filters';
import { messages } from './messages';
import { ModelDialog } from './ModelDialog';
import { ReservationCard } from './ReservationCard';
import { ReservationDrawer } from './ReservationDrawer';
import { reservationQuery, type ReservationQuery } from './reservation-query';

export interface ReservationsScreenProps {
  /** What the list shows; it lives in the address. */
  query: ReservationQuery;
  onQueryChange: (query: ReservationQuery) => void;
  list: Resource<ReservationPage>;
  models: Resource<ReservableModels>;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** Opens the form for a model. */
  onReserve: (model: BareMetalModel) => void;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** /console/reservations: every wish for whole machines, how far it is, and a new one (screens B10). */
export function ReservationsScreen({
  query,
  onQueryChange,
  list,
  models,
  today,
  onReserve,
  onRefresh,
}: ReservationsScreenProps) {
  const small = useBelow('sm');
  const [viewed, setViewed] = useState<{ reservation: Reservation; open: boolean } | null>(null);
  const [choosing, setChoosing] = useState(false);
  const known = dataOf(models) ?? null;
  const handlers = useMemo<ReservationHandlers>(
    () => ({
      onView: (reservation) => setViewed({ reservation, open: true }),
      // A model that is not on show any more leaves the choice to the customer.
      onAgain: (modelId) => {
        const model = known?.find(({ Id }) => Id === modelId);
        setViewed(null);
        if (model === undefined) setChoosing(true);
        else onReserve(model);
      },
    }),
    [known, onReserve],
  );
  const columns = useMemo(() => reservationColumns(handlers), [handlers]);
  const page = dataOf(list);
  const create = (
    <Button variant="primary" onClick={() => setChoosing(true)}>
      {messages.create}
    </Button>
  );
  const browse = (
    <LinkButton variant="outline" href={routes.store.to({ type: 'metal' })}>
      {messages.browse}
    </LinkButton>
  );
  const empty =
    reservationQuery.filterCount(query) > 0 ? (
      <NoResult onClear={() => onQueryChange(reservationQuery.clear(query))} />
    ) : (
      <EmptyState title={messages.empty} help={messages.emptyHelp} actions={browse} />
    );
  return (
    <>
      <PageHead title={messages.title} help={messages.help} actions={create} />
      <Panel>
        <Filters {...{ query, onQueryChange, small, today }} total={page?.total} />
        <RecordTable
          list={list}
          size={query.size}
          caption={messages.caption}
          columns={columns}
          rowKey={({ Id }) => String(Id)}
          minWidth={900}
          rowHeight={61}
          empty={empty}
          card={(reservation) => <ReservationCard reservation={reservation} handlers={handlers} />}
          onPlaceChange={(change) => onQueryChange(reservationQuery.change(query, change))}
          onRefresh={onRefresh}
        />
      </Panel>
      {viewed && (
        <ReservationDrawer
          reservation={viewed.reservation}
          open={viewed.open}
          onOpenChange={(open) => setViewed({ ...viewed, open })}
          onClosed={() => setViewed(null)}
          onAgain={handlers.onAgain}
        />
      )}
      {choosing && (
        <ModelDialog
          models={models}
          onRetry={onRefresh}
          onClose={() => setChoosing(false)}
          onChoose={(model) => {
            setChoosing(false);
            onReserve(model);
          }}
        />
      )}
    </>
  );
}
