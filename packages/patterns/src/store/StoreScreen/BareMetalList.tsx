import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Dash } from '@compute-market/components/dash';
import { DescriptionList } from '@compute-market/components/description-list';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { CircleCheckIcon, CircleXIcon, TriangleAlertIcon } from '@compute-market/components/icons';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import { BARE_METAL_STATUS } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { useMemo } from 'react';
import { recordStatus } from '../../record-status/record-status';
import { dataOf, type Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { Frame } from './BareMetalList.styles';
import { ToldText } from '../../told-text/ToldText';
import { metalMessages as words } from './metal-messages';
import type { BareMetals } from './store-data';
import { Minor } from './Later.styles';

const BareMetalStatus = recordStatus(words.statuses, {
  [BARE_METAL_STATUS.bookable]: ['ok', CircleCheckIcon],
  [BARE_METAL_STATUS.few]: ['warn', TriangleAlertIcon],
  [BARE_METAL_STATUS.none]: ['mute', CircleXIcon],
});
const status = ({ Status }: BareMetalModel) => <BareMetalStatus status={Status} />;
const price = ({ MonthPrice }: BareMetalModel) => (
  <>
    <Money fen={fenFromYuan(MonthPrice)} tone="strong" />
    <Minor>{words.perMonth}</Minor>
  </>
);
const gpus = ({ Gpu_type, Gpu_num }: BareMetalModel) => words.gpus(Gpu_type, Gpu_num);
/** 0 where a back end does not tell it (decisions 40). */
const delivery = ({ DeliverDays }: BareMetalModel) => (DeliverDays > 0 ? words.days(DeliverDays) : <Dash />);
const machine = ({ Cpu, CpuNum, Memory }: BareMetalModel) => words.cores(Cpu, CpuNum, Memory);

interface BareMetalListProps {
  models: Resource<BareMetals>;
  onRetry: () => void;
  onReserve: (model: BareMetalModel) => void;
  /** Sub-accounts cannot reserve. */
  mayReserve: boolean;
}

/** Whole machines, to be reserved; a table, on a phone cards. */
export default function BareMetalList({ models, onRetry, onReserve, mayReserve }: BareMetalListProps) {
  const columns = useMemo((): readonly TableColumn<BareMetalModel>[] => {
    const action = (model: BareMetalModel) => (
      <Button
        variant="outline"
        size="sm"
        disabled={!mayReserve || model.Status === BARE_METAL_STATUS.none}
        title={mayReserve ? undefined : words.mainOnly}
        onClick={() => onReserve(model)}
      >
        {words.reserve}
      </Button>
    );
    return [
      {
        key: 'name',
        header: words.model,
        width: 176,
        rowHeader: true,
        sticky: 'start',
        cell: ({ Name, District }) => (
          <>
            {Name}
            <Minor data-block="">{District}</Minor>
          </>
        ),
      },
      {
        key: 'machine',
        header: words.machine,
        cell: ({ Cpu, CpuNum, Memory }) => (
          <>
            <ToldText>{words.size(CpuNum, Memory)}</ToldText>
            <Minor data-block="">{Cpu}</Minor>
          </>
        ),
      },
      { key: 'gpu', header: words.gpu, width: 144, cell: gpus },
      { key: 'disk', header: words.disk, width: 152, hideBelow: 'lg', cell: ({ Disk }) => Disk },
      { key: 'network', header: words.network, width: 120, hideBelow: 'lg', cell: ({ Network }) => Network },
      { key: 'price', header: words.price, width: 136, align: 'end', cell: price },
      { key: 'deliver', header: words.deliver, width: 80, cell: delivery },
      { key: 'status', header: words.status, width: 112, cell: status },
      { key: 'action', header: words.action, width: 88, align: 'end', sticky: 'end', cell: action },
    ];
  }, [mayReserve, onReserve]);
  const card = (model: BareMetalModel) => (
    <Card
      title={model.Name}
      actions={status(model)}
      footer={
        <Button
          block
          size="lg"
          variant="outline"
          disabled={!mayReserve || model.Status === BARE_METAL_STATUS.none}
          onClick={() => onReserve(model)}
        >
          {words.reserve}
        </Button>
      }
    >
      <DescriptionList
        dense
        items={[
          { key: 'machine', term: words.machine, detail: <ToldText>{machine(model)}</ToldText> },
          { key: 'gpu', term: words.gpu, detail: gpus(model) },
          { key: 'disk', term: words.disk, detail: model.Disk },
          { key: 'network', term: words.network, detail: model.Network },
          { key: 'price', term: words.price, detail: price(model) },
          { key: 'deliver', term: words.deliver, detail: delivery(model) },
        ]}
      />
    </Card>
  );
  if (models.state === 'error')
    return (
      <Card>
        <ErrorState title={models.reason} requestId={models.requestId} onRetry={onRetry} />
      </Card>
    );
  return (
    <Frame padding="none">
      <Table
        caption={words.label}
        columns={columns}
        rows={dataOf(models) ?? []}
        rowKey={({ Id }) => String(Id)}
        rowName={({ Name }) => Name}
        loading={models.state === 'loading'}
        refreshing={models.state === 'ready' && models.refreshing}
        minWidth={1080}
        card={card}
        empty={<EmptyState title={words.empty} help={words.emptyHelp} />}
      />
      {models.state === 'loading' && <SlowHint />}
    </Frame>
  );
}
