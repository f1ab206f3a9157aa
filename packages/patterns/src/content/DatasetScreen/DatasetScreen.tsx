import { Card } from '@compute-market/components/card';
import { Chips } from '@compute-market/components/chips';
import { Cluster } from '@compute-market/components/cluster';
import { CopyField } from '@compute-market/components/copy-field';
import { DescriptionList } from '@compute-market/components/description-list';
import { Drawer } from '@compute-market/components/drawer';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { MarkdownView } from '@compute-market/components/markdown-view';
import { NoResult } from '@compute-market/components/no-result';
import { Stack } from '@compute-market/components/stack';
import { Table, type TableColumn } from '@compute-market/components/table';
import { useBelow } from '@compute-market/components/use-media-query';
import { Tag } from '@compute-market/components/tag';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { LiveSearch } from '../../list-filter';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { Page } from '../docs-view';
import { Waiting } from '../../slow-hint';
import { figureColumn } from '../../table-columns';
import {
  datasetQuery,
  datasetCategories,
  datasetSizes,
  filterDatasets,
  sizeText,
  type Dataset,
  type DatasetQuery,
} from './datasets';
import { Filters, Line, Name, Rows, Summary } from './DatasetScreen.styles';
import { datasetMessages as messages } from './messages';

export interface DatasetScreenProps {
  query: DatasetQuery;
  datasets: Resource<readonly Dataset[]>;
  onQueryChange: (query: DatasetQuery) => void;
  onRetry: () => void;
}

const any = { value: '', label: messages.any } as const;

function FilterLines({
  query,
  districts,
  onQueryChange,
}: Pick<DatasetScreenProps, 'query' | 'onQueryChange'> & { districts: readonly string[] }) {
  const line = <Key extends 'category' | 'size' | 'district'>(
    key: Key,
    options: readonly { value: DatasetQuery[Key]; label: string }[],
  ) => (
    <Line>
      <span>{messages.filters[key]}</span>
      <Chips<string>
        aria-label={messages.filters[key]}
        options={options}
        value={query[key]}
        onValueChange={(value) => onQueryChange({ ...query, [key]: value })}
      />
    </Line>
  );
  return (
    <Filters>
      <LiveSearch value={query.q} placeholder={messages.search} onChange={(q) => onQueryChange({ ...query, q })} />
      {line('category', [any, ...datasetCategories.map((value) => ({ value, label: messages.categories[value] }))])}
      {line('size', [any, ...datasetSizes.map((value) => ({ value, label: messages.sizes[value] }))])}
      {line('district', [any, ...districts.map((value) => ({ value, label: value }))])}
    </Filters>
  );
}

const columnsWith = (onOpen: (dataset: Dataset) => void): TableColumn<Dataset>[] => [
  {
    key: 'name',
    header: messages.columns.name,
    rowHeader: true,
    cell: (row) => (
      <>
        <Name type="button" aria-label={messages.detail(row.name)} onClick={() => onOpen(row)}>
          {row.name}
        </Name>
        <Summary>{row.summary}</Summary>
      </>
    ),
  },
  {
    key: 'category',
    header: messages.columns.category,
    width: 90,
    cell: ({ category }) => <Tag>{messages.categories[category]}</Tag>,
  },
  figureColumn('size', messages.columns.size, ({ sizeGb }) => sizeText(sizeGb), { width: 100 }),
  { key: 'updated', header: messages.columns.updated, width: 120, hideBelow: 'lg', cell: ({ updated }) => updated },
  {
    key: 'districts',
    header: messages.columns.districts,
    width: 240,
    hideBelow: 'md',
    cell: ({ districts }) => districts.join('、'),
  },
  { key: 'license', header: messages.columns.license, width: 160, hideBelow: 'lg', cell: ({ license }) => license },
];

function DatasetDrawer({ dataset, onClose }: { dataset: Dataset; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={dataset.name}
      description={dataset.summary}
      footer={
        <LinkButton variant="primary" href={routes.store.to()}>
          {messages.rent}
        </LinkButton>
      }
    >
      <Stack gap={16}>
        <DescriptionList
          layout="rows"
          termWidth={88}
          items={[
            {
              key: 'path',
              term: messages.path,
              detail: <CopyField value={dataset.path} labels={{ copy: messages.copyPath }} />,
            },
            { key: 'size', term: messages.columns.size, detail: sizeText(dataset.sizeGb) },
            { key: 'districts', term: messages.columns.districts, detail: dataset.districts.join('、') },
            { key: 'updated', term: messages.columns.updated, detail: dataset.updated },
            { key: 'license', term: messages.license, detail: dataset.license },
            {
              key: 'source',
              term: messages.source,
              detail: (
                <Link href={dataset.source} target="_blank" rel="noreferrer">
                  {messages.open}
                </Link>
              ),
            },
          ]}
        />
        <MarkdownView source={`## ${messages.code}\n\n\`\`\`python\n${dataset.code}\n\`\`\``} headingLevel={3} />
      </Stack>
    </Drawer>
  );
}

function Listing({
  rows,
  onOpen,
  onClear,
}: {
  rows: readonly Dataset[];
  onOpen: (dataset: Dataset) => void;
  onClear: () => void;
}) {
  const small = useBelow('sm');
  if (rows.length === 0)
    return (
      <NoResult title={messages.nothing} help={messages.nothingHelp} onClear={onClear}>
        <LinkButton href={routes.selectQuestion.to()}>{messages.apply}</LinkButton>
      </NoResult>
    );
  if (!small)
    return <Table caption={messages.table} columns={columnsWith(onOpen)} rows={rows} rowKey={({ id }) => id} />;
  return (
    <Rows aria-label={messages.table}>
      {rows.map((row) => (
        <li key={row.id}>
          <Name type="button" aria-label={messages.detail(row.name)} onClick={() => onOpen(row)}>
            {row.name}
          </Name>
          <Summary>{row.summary}</Summary>
          <Cluster as="span" size="dense" tone="secondary" gap={12} rowGap={4} align="stretch">
            <span>{messages.categories[row.category]}</span>
            <span>{sizeText(row.sizeGb)}</span>
            <span>{row.districts.join('、')}</span>
          </Cluster>
        </li>
      ))}
    </Rows>
  );
}

/** /dataset: what lies in the machine rooms already, and how it is read there (screens B26). */
export function DatasetScreen({ query, datasets, onQueryChange, onRetry }: DatasetScreenProps) {
  const [opened, setOpened] = useState<Dataset | null>(null);
  const all = dataOf(datasets) ?? [];
  const districts = [...new Set(all.flatMap((one) => one.districts))];
  return (
    <Page>
      <PageHead title={messages.title} help={messages.help} />
      <Card padding="none">
        <FilterLines query={query} districts={districts} onQueryChange={onQueryChange} />
        {datasets.state === 'loading' && (
          <Filters>
            <Waiting label={messages.reading} lines={8} />
          </Filters>
        )}
        {datasets.state === 'error' && (
          <ErrorState title={messages.failed} help={datasets.reason} requestId={datasets.requestId} onRetry={onRetry} />
        )}
        {datasets.state === 'ready' && (
          <Listing
            rows={filterDatasets(all, query)}
            onOpen={setOpened}
            onClear={() => onQueryChange(datasetQuery.blank)}
          />
        )}
      </Card>
      {opened !== null && <DatasetDrawer key={opened.id} dataset={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
