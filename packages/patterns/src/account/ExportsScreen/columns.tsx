import { Popconfirm } from '@compute-market/components/popconfirm';
import type { TableColumn } from '@compute-market/components/table';
import type { KeptExport } from '@compute-market/contract/entities/export';
import { routes } from '@compute-market/contract/routes';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { toldElsewhere } from '../../attempt-dialog';
import { formatBytes } from '../../format-bytes';
import { CardLine, CardRoot, FileLink, Note } from '../../record-list';
import { ActionButton, ActionLink, ActionRow } from '../../row-action';
import { actionsColumn, figureColumn } from '../../table-columns';
import { filterWords, listHref } from './filter-words';
import { exportsMessages as messages } from './messages';

const words = messages.columns;

/** What a row can be asked for. */
export interface ExportActions {
  /** Rejects where it could not be deleted. */
  readonly onDelete: (file: KeptExport) => Promise<void>;
}

const Filters = ({ file }: { readonly file: KeptExport }) => {
  const said = filterWords(file);
  return said.length === 0 ? messages.everything : said.join(' · ');
};

const Actions = ({ file, onDelete }: ExportActions & { readonly file: KeptExport }) => (
  <ActionRow data-align="end">
    <ActionLink href={listHref(file)} aria-label={messages.openListOf(file.Name)}>
      {messages.openList}
    </ActionLink>
    <FileLink href={file.Url} download={file.Name} aria-label={messages.downloadOf(file.Name)}>
      {messages.download}
    </FileLink>
    <Popconfirm
      trigger={
        <ActionButton type="button" data-tone="danger" aria-label={messages.removeOf(file.Name)}>
          {messages.remove}
        </ActionButton>
      }
      align="end"
      tone="danger"
      title={messages.removeTitle}
      description={messages.removeEffect}
      labels={{ confirm: messages.remove }}
      onConfirm={() => onDelete(file)}
      describeFailure={toldElsewhere}
    />
  </ActionRow>
);

/** The columns of the list, in order. */
export const exportColumns = (actions: ExportActions): TableColumn<KeptExport>[] => [
  {
    key: 'name',
    header: words.name,
    rowHeader: true,
    cell: ({ Name }) => <Text breaks>{Name}</Text>,
  },
  { key: 'list', header: words.list, width: 96, hideBelow: 'lg', cell: ({ List }) => routes[List].title },
  { key: 'filters', header: words.filters, width: 208, cell: (file) => <Filters file={file} /> },
  figureColumn('rows', words.rows, ({ Rows }) => Rows, { width: 76 }),
  figureColumn('size', words.size, ({ Size }) => formatBytes(Size), { width: 84, hideBelow: 'lg' }),
  {
    key: 'created',
    header: words.created,
    width: 150,
    cell: ({ CreateTime, ExpireTime }) => (
      <>
        {formatTime(CreateTime)}
        <Note>{messages.until(formatDay(ExpireTime))}</Note>
      </>
    ),
  },
  actionsColumn((file) => <Actions file={file} {...actions} />, { width: 176, sticky: 'end' }),
];

/** One file on a small screen (screens A7). */
export const ExportCard = ({ file, ...actions }: ExportActions & { readonly file: KeptExport }) => (
  <CardRoot>
    <CardLine>
      <Text breaks>{file.Name}</Text>
    </CardLine>
    <CardLine>
      <span>{routes[file.List].title}</span>
      <span>
        {messages.rowCount(file.Rows)} · {formatBytes(file.Size)}
      </span>
    </CardLine>
    <CardLine>
      <span>
        <Filters file={file} />
      </span>
    </CardLine>
    <CardLine>
      <span>{formatTime(file.CreateTime)}</span>
      <span>{messages.until(formatDay(file.ExpireTime))}</span>
    </CardLine>
    <CardLine data-actions="">
      <Actions file={file} {...actions} />
    </CardLine>
  </CardRoot>
);
