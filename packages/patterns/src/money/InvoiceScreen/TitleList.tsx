import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { PlusIcon } from '@compute-market/components/icons';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import type { InvoiceConditions, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { INVOICE_TITLE_TYPE_LABELS, INVOICE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { useMemo } from 'react';
import { FilterBar } from '../../list-filter';
import { ActionButton, ActionRow } from '../../row-action';
import { dataOf, type Resource } from '../../resource';
import { CardLine, CardRoot, ListFrame, Note, Nothing } from '../../record-list';
import { SlowHint } from '../../slow-hint';
import { tableState } from '../../resource-view';
import { actionsColumn } from '../../table-columns';
import { isUsable, taxNoOf } from './invoice-view';
import { messages } from './messages';

const words = messages.titles;

interface TitleListProps {
  titles: Resource<readonly InvoiceTitle[]>;
  /** Whom invoices may name; null while it is not known. */
  conditions: InvoiceConditions | null;
  onAdd: () => void;
  onEdit: (title: InvoiceTitle) => void;
  onRemove: (title: InvoiceTitle) => void;
  onRetry: () => void;
}

type Act = Pick<TitleListProps, 'conditions' | 'onEdit' | 'onRemove'>;

const Name = ({ title, conditions }: { title: InvoiceTitle; conditions: InvoiceConditions | null }) => (
  <Cluster as="span" breaks gap={8} rowGap={4}>
    <span>{title.Title}</span>
    {title.IsDefault && <Tag tone="info">{words.isDefault}</Tag>}
    {conditions !== null && conditions.Subjects.length > 0 && !isUsable(title, conditions) && (
      <Tag tone="warn">{words.foreign}</Tag>
    )}
  </Cluster>
);

const Actions = ({ title, onEdit, onRemove }: Act & { title: InvoiceTitle }) => (
  <ActionRow data-align="end">
    <ActionButton type="button" aria-label={`${words.edit} ${title.Title}`} onClick={() => onEdit(title)}>
      {words.edit}
    </ActionButton>
    <ActionButton
      type="button"
      data-tone="danger"
      aria-label={`${words.remove} ${title.Title}`}
      onClick={() => onRemove(title)}
    >
      {words.remove}
    </ActionButton>
  </ActionRow>
);

const columnsOf = (act: Act): TableColumn<InvoiceTitle>[] => [
  {
    key: 'title',
    header: words.columns.title,
    rowHeader: true,
    sticky: 'start',
    cell: (title) => <Name title={title} conditions={act.conditions} />,
  },
  { key: 'taxNo', header: words.columns.taxNo, width: 190, cell: (title) => taxNoOf(title) || <Nothing /> },
  { key: 'kind', header: words.columns.kind, width: 96, cell: ({ TitleType }) => INVOICE_TITLE_TYPE_LABELS[TitleType] },
  { key: 'type', header: words.columns.type, width: 88, cell: ({ InvoiceType }) => INVOICE_TYPE_LABELS[InvoiceType] },
  {
    key: 'email',
    header: words.columns.email,
    width: 220,
    hideBelow: 'lg',
    cell: ({ Email }) => (
      <Cluster as="span" breaks gap={8} rowGap={4}>
        {Email}
      </Cluster>
    ),
  },
  actionsColumn((title) => <Actions title={title} {...act} />, { width: 104, sticky: 'end' }),
];

const cardOf = (act: Act) => (title: InvoiceTitle) => (
  <CardRoot>
    <Name title={title} conditions={act.conditions} />
    <CardLine>
      <span>
        {INVOICE_TITLE_TYPE_LABELS[title.TitleType]} · {INVOICE_TYPE_LABELS[title.InvoiceType]}
      </span>
      <span>{taxNoOf(title)}</span>
    </CardLine>
    <Note>{title.Email}</Note>
    <CardLine data-actions="">
      <Actions title={title} {...act} />
    </CardLine>
  </CardRoot>
);

/** The titles that are kept, and which of them invoices can bear. */
export function TitleList({ titles, conditions, onAdd, onEdit, onRemove, onRetry }: TitleListProps) {
  const columns = useMemo(() => columnsOf({ conditions, onEdit, onRemove }), [conditions, onEdit, onRemove]);
  const rows = dataOf(titles) ?? [];
  const add = (
    <Button variant="outline" icon={<PlusIcon size={14} />} onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <>
      <FilterBar>
        <Note>{titles.state === 'ready' ? words.count(rows.length) : <Nothing reason="unknown" />}</Note>
        {add}
      </FilterBar>
      <ListFrame>
        <Table
          caption={words.caption}
          columns={columns}
          rows={rows}
          rowKey={({ Id }) => String(Id)}
          {...tableState(titles, { title: messages.failed, onRetry })}
          skeletonRows={3}
          minWidth={760}
          rowHeight={48}
          empty={<EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} help={words.emptyHelp} />}
          card={cardOf({ conditions, onEdit, onRemove })}
        />
        {titles.state === 'loading' && <SlowHint />}
      </ListFrame>
    </>
  );
}
