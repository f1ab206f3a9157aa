import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Card } from '@compute-market/components/card';
import { CheckoutBar } from '@compute-market/components/checkout-bar';
import { CircleCheckIcon } from '@compute-market/components/icons';
import { Skeleton } from '@compute-market/components/skeleton';
import { Tag } from '@compute-market/components/tag';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { routes } from '@compute-market/contract/routes';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { isOpeningSoon } from '../../listings';
import { dataOf, type Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { MissingCard, ReadFailure } from '../../resource-view';
import { choicesOf, type Market } from './choices';
import {
  BandwidthSection,
  DiskSection,
  DueSection,
  ImageSection,
  NoteSection,
  QuantitySection,
  SpecificationSection,
} from './ConfigurationSections';
import { asksValuesAgain } from './container-image';
import { ContainerImageSections } from './ContainerImageSections';
import { ProjectSection, type ProjectChoice } from './ProjectSection';
import { SshKeySection, type SshKeyChoice } from './SshKeySection';
import { Columns, FormCard, Page, Restored, Title } from './CreateInstanceScreen.styles';
import { changeForm, type FormView } from './form-view';
import { GpuSection, PeriodSection, RoomSection } from './MachineSections';
import { messages } from './messages';
import type { Order } from '../../purchase';
import type { Buyer } from '../../viewer';
import { machinesOf } from './order-lines';
import { Change } from './OrderPanel.styles';
import { OrderPanel, orderFacts, PayButton } from './OrderPanel';
import { useFocusOnFault } from './useFocusOnFault';

export interface CreateInstanceScreenProps {
  form: UseFormReturn<CreateInstanceForm>;
  market: Resource<Market>;
  onRetryMarket: () => void;
  buyer: Buyer;
  order: Order;
  /** The form was filled from what the person had not sent (screens A5). */
  restored: boolean;
  onClearDraft: () => void;
  /** The image that took the place of the one that the address or the draft asked for; absent where none did. */
  replacedBy?: string | undefined;
  /** The server's time, seconds. */
  now: number;
  /** How long the money lasts before this order is paid (decisions 41); absent until it is read and where nobody tells it. */
  runway?: Runway | null | undefined;
  /** Keys of the account; absent where nobody is logged in or the back end knows none. */
  sshKeys?: SshKeyChoice | undefined;
  /** Projects of the account; absent where nobody is logged in or an order takes none (decisions 135). */
  projects?: ProjectChoice | undefined;
}

interface ReadyProps extends Omit<CreateInstanceScreenProps, 'market' | 'restored' | 'onClearDraft' | 'onRetryMarket'> {
  market: Market;
  values: CreateInstanceForm;
}

function Ready({ form, values, market, buyer, order, now, runway, sshKeys, projects, replacedBy }: ReadyProps) {
  const view: FormView = {
    form,
    values,
    market,
    choices: choicesOf(market, values),
    replacedBy,
    change: (choice) => changeForm(form, market, choice),
  };
  const blocked = values.spec_name === '' || values.image_name === '';
  const price = dataOf(order.quote);
  const fields = useFocusOnFault(form);
  return (
    <>
      <Columns>
        <FormCard ref={fields} aria-label={messages.title} noValidate onSubmit={(event) => event.preventDefault()}>
          <PeriodSection {...view} now={now} quote={order.quote} />
          <GpuSection {...view} />
          <RoomSection {...view} />
          <SpecificationSection {...view} />
          <ImageSection {...view} />
          {values.image_name === CONTAINER_IMAGE_KEY && <ContainerImageSections {...view} />}
          <DiskSection {...view} />
          <BandwidthSection {...view} />
          <DueSection {...view} />
          <QuantitySection {...view} />
          {sshKeys && <SshKeySection {...view} choice={sshKeys} />}
          <NoteSection {...view} />
          {projects && <ProjectSection {...view} choice={projects} />}
        </FormCard>
        <OrderPanel
          facts={orderFacts(view, projects)}
          terms={values}
          onPayFirstChange={(pay_type_first) => view.change({ pay_type_first })}
          level={market.priceInfo?.level}
          order={order}
          buyer={buyer}
          runway={runway}
          action={<PayButton order={order} buyer={buyer} blocked={blocked} block />}
        />
      </Columns>
      <CheckoutBar
        fen={price && fenFromYuan(price.PayPrice)}
        note={price && machinesOf(price) > 1 ? messages.quantity.machines(machinesOf(price)) : undefined}
        quoting={order.quote.state === 'ready' && order.quote.refreshing}
        action={<PayButton order={order} buyer={buyer} blocked={blocked} />}
      />
    </>
  );
}

const pending = (
  <>
    <Columns aria-busy="true">
      <Card padding="lg">
        <Skeleton lines={14} />
      </Card>
      <Card padding="lg">
        <Skeleton lines={9} />
      </Card>
    </Columns>
    <SlowHint />
  </>
);

/** 创建实例: the form on the left, the order on the right; on a phone folds and a bar (screens B5). */
export function CreateInstanceScreen({
  form,
  market,
  onRetryMarket,
  restored,
  onClearDraft,
  ...rest
}: CreateInstanceScreenProps) {
  const values = useWatch({ control: form.control, compute: (all: CreateInstanceForm) => all });
  const lost = asksValuesAgain({ form, values });
  const empty = market.state === 'ready' && market.data.offers.length === 0;
  const emptyWords = empty && isOpeningSoon(market.data.options) ? messages.opening : messages.empty;
  return (
    <Page>
      <Breadcrumb
        items={[
          {
            label: messages.store,
            href: routes.store.to(values.container_type === 'docker' ? { type: 'docker' } : undefined),
          },
          { label: messages.title },
        ]}
      />
      <Title>
        <h1>
          {messages.title} <Tag>{messages.kinds[values.container_type]}</Tag>
        </h1>
        {restored && (
          <Restored role="status">
            <CircleCheckIcon size={14} /> {lost ? messages.restoredNames : messages.restored}{' '}
            <Change type="button" onClick={onClearDraft}>
              {messages.clear}
            </Change>
          </Restored>
        )}
      </Title>
      {market.state === 'loading' && pending}
      {market.state === 'error' && (
        <Card>
          <ReadFailure failure={market} title={messages.failed} onRetry={onRetryMarket} />
        </Card>
      )}
      {empty && <MissingCard words={emptyWords} href={routes.store.to()} />}
      {market.state === 'ready' && !empty && <Ready {...rest} form={form} values={values} market={market.data} />}
    </Page>
  );
}
