import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { Dash } from '@compute-market/components/dash';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Link } from '@compute-market/components/link';
import { Stack } from '@compute-market/components/stack';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import type { OwnImage, OwnImageList } from '@compute-market/contract/entities/own-image';
import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import { CONTAINER_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import { AttemptDialog, useQuestion } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { dataOf, type Resource } from '../../resource';
import { ActionButton, ActionLink, ActionRow } from '../../row-action';
import type { Viewer } from '../../viewer';
import { NeedsRight, useIsSub, ViewerRights } from '../../viewer/ViewerRights';
import { snapshotSize } from '../InstanceScreen/snapshot-text';
import { tableState } from '../../resource-view';
import { actionsColumn, timeColumn } from '../../table-columns';
import { ownImageMessages as words } from './messages';
import { countOfImages, imagesCounted, isImageChanging } from './own-image-facts';
import { dayPriceText, daySumText, priceRule } from './own-image-price';
import { Notes, Row } from './OwnImages.styles';

export interface OwnImagesProps {
  viewer: Viewer;
  /** The images of the account, the newest first, and what they cost; null where the back end makes none, which leaves the part out. */
  images: Resource<OwnImageList | null>;
  /** Deletes one; rejects with an error whose message is the server's reason, and the question stays. */
  onDelete: (image: OwnImage) => Promise<unknown>;
  onRetry: () => void;
}

type Ask = (image: OwnImage) => void;

const tones = { creating: 'info', ready: 'ok', deleting: 'neutral', failed: 'err' } as const;
const Status = ({ image }: { readonly image: OwnImage }) => (
  <Tag tone={tones[image.Status]}>{words.statuses[image.Status]}</Tag>
);
const sizeOf = ({ Size }: OwnImage) => (Size === null ? <Dash says={words.unknownSize} /> : snapshotSize(Size));
const priceOf = (image: OwnImage) =>
  dayPriceText(image) ?? <Dash says={image.Status === 'ready' ? words.price.free : words.statuses[image.Status]} />;
const systemOf = ({ ImageName, ContainerType }: OwnImage) =>
  words.kind(ImageName, CONTAINER_TYPE_LABELS[ContainerType]);
const fromOf = ({ InstanceName }: OwnImage) => (
  <Link href={routes.instancePlugin.to({ instanceName: InstanceName })}>{InstanceName}</Link>
);
const nameOf = ({ Name, Note }: OwnImage) => (
  <Stack as="span" gap={2}>
    <span>{Name}</span>
    {Note !== '' && (
      <Text size="small" tone="secondary">
        {Note}
      </Text>
    )}
  </Stack>
);

/** What can be done with it; nothing while it changes. */
function Actions({ image, onAsk }: { readonly image: OwnImage; readonly onAsk: Ask }) {
  const { Key, Name, ContainerType } = image;
  if (isImageChanging(image)) return null;
  return (
    <ActionRow data-align="end">
      {image.Status === OWN_IMAGE_STATUS.ready && (
        <NeedsRight right="buy">
          <ActionLink
            href={routes.createInstance.to({ type: ContainerType, image: Key })}
            aria-label={words.bootOf(Name)}
          >
            {words.boot}
          </ActionLink>
        </NeedsRight>
      )}
      <NeedsRight right="run">
        <ActionButton type="button" aria-label={words.deleteOf(Name)} onClick={() => onAsk(image)}>
          {words.delete}
        </ActionButton>
      </NeedsRight>
    </ActionRow>
  );
}

const columnsOf = (onAsk: Ask, isPriced: boolean): readonly TableColumn<OwnImage>[] => [
  { key: 'name', header: words.columns.name, rowHeader: true, cell: nameOf },
  { key: 'from', header: words.columns.from, width: 136, hideBelow: 'md', cell: fromOf },
  { key: 'system', header: words.columns.system, width: 176, cell: systemOf },
  { key: 'size', header: words.columns.size, width: 88, hideBelow: 'md', cell: sizeOf },
  ...(isPriced ? [{ key: 'price', header: words.columns.price, width: 104, cell: priceOf }] : []),
  timeColumn('time', words.columns.time, ({ CreateTime }) => CreateTime, { width: 144, hideBelow: 'lg' }),
  { key: 'status', header: words.columns.status, width: 96, cell: (image) => <Status image={image} /> },
  actionsColumn((image) => <Actions image={image} onAsk={onAsk} />, { width: 128 }),
];

const cardOf = (onAsk: Ask) =>
  function ImageCard(image: OwnImage) {
    return (
      <Row>
        <Cluster gap={12} rowGap={4} align="center" justify="between">
          <strong>{image.Name}</strong>
          <Status image={image} />
        </Cluster>
        {image.Note !== '' && (
          <Text size="small" tone="secondary">
            {image.Note}
          </Text>
        )}
        <Text size="small" tone="secondary">
          {systemOf(image)} {sizeOf(image)} {dayPriceText(image)} {formatTime(image.CreateTime)}
        </Text>
        <Cluster gap={12} rowGap={4} align="center" justify="between">
          {fromOf(image)}
          <Actions image={image} onAsk={onAsk} />
        </Cluster>
      </Row>
    );
  };

/** How many there are, and what they cost together. */
function headOf(answer: OwnImageList): string {
  const count = countOfImages(imagesCounted(answer));
  const sum = daySumText(answer);
  return sum === null ? count : words.countAndSum(count, sum);
}

/** What has to be known of an image now: what failed, that it will be deleted, from when it costs something. */
function ImageAlerts({ image }: { readonly image: OwnImage }) {
  const { Name, Reason, ChargedFrom, DeleteTime } = image;
  const step = useIsSub() ? words.price.stepOfSub : words.price.step;
  const price = dayPriceText(image);
  return (
    <>
      {Reason !== '' && <Alert tone="err">{words.failure(Name, Reason)}</Alert>}
      {DeleteTime !== undefined && <Alert tone="err">{words.price.unpaid(Name, formatTime(DeleteTime), step)}</Alert>}
      {ChargedFrom !== undefined && price !== null && (
        <Alert tone="info">{words.price.from(Name, formatTime(ChargedFrom), price)}</Alert>
      )}
    </>
  );
}

/** What stands under the list. */
function ListNotes({ answer: { data, Pricing } }: { readonly answer: OwnImageList }) {
  return (
    <Notes>
      {data.map((image) => (
        <ImageAlerts key={image.Key} image={image} />
      ))}
      {data.some(isImageChanging) && (
        <Text size="small" tone="secondary" role="status">
          {words.changing}
        </Text>
      )}
      <Text size="small" tone="secondary">
        {words.rule(priceRule(Pricing))}
      </Text>
    </Notes>
  );
}

interface DeleteQuestionProps extends DialogControl {
  readonly image: OwnImage;
  readonly onConfirm: OwnImagesProps['onDelete'];
}

/** Asks before an image is lost. */
function DeleteQuestion({ image, onConfirm, ...dialog }: DeleteQuestionProps) {
  const { title, confirm, bills, ...effects } = words.deleting;
  return (
    <AttemptDialog
      {...dialog}
      tone="danger"
      title={title}
      subject={image.Name}
      effects={image.DayPrice === undefined ? effects : { ...effects, bills }}
      labels={{ confirm }}
      onAttempt={() => onConfirm(image)}
    />
  );
}

/** 我的镜像: what the account made of its machines, to start others from (decisions 130), and what it costs (decisions 152). */
export function OwnImages({ viewer, images, onDelete, onRetry }: OwnImagesProps) {
  const { question, ask, onClose, onClosed } = useQuestion<OwnImage>();
  const answer = dataOf(images);
  const isPriced = answer?.Pricing !== undefined;
  const columns = useMemo(() => columnsOf(ask, isPriced), [ask, isPriced]);
  if (answer === null) return null;
  const list = answer?.data;
  return (
    <ViewerRights viewer={viewer}>
      <Card title={words.title} meta={answer && headOf(answer)} padding="none">
        <Table
          caption={words.title}
          columns={columns}
          rows={list ?? []}
          rowKey={({ Key }) => Key}
          minWidth={640}
          rowHeight={48}
          {...tableState(images, { title: words.failed, onRetry })}
          skeletonRows={2}
          empty={
            <EmptyState compact drawing={<EmptyDrawing subject="disk" />} title={words.empty} help={words.emptyHelp} />
          }
          card={cardOf(ask)}
        />
        {answer && <ListNotes answer={answer} />}
        {question && (
          <DeleteQuestion
            key={question.turn}
            image={question.about}
            open={question.open}
            onClose={onClose}
            onClosed={onClosed}
            onConfirm={onDelete}
          />
        )}
      </Card>
    </ViewerRights>
  );
}
