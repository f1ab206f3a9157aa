import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { IconButton } from '@compute-market/components/icon-button';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  MinusIcon,
  PlusIcon,
  RedoIcon,
  UndoIcon,
} from '@compute-market/components/icons';
import { Spinner } from '@compute-market/components/spinner';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Opening, Tools, View } from './CardCropDialog.styles';
import { isWhole, moved, turned, wholePicture, windowOf, zoomed, type Crop } from './crop-geometry';
import { cutFile, drawCrop } from './draw-crop';
import { cardCropMessages as messages } from './messages';

/** Points of the drawn preview: as sharp as the widest dialog on a fine screen. */
const view = { width: 1120, height: 707 } as const;
/** A press of a button: how far, in shares of the window, and how much closer. */
const step = 0.1;
const closer = 1.25;
/** Smaller than this, a card's words are hardly read. */
const leastRead = { width: 640, height: 400 } as const;

export interface CardCropDialogProps {
  open: boolean;
  /** What the picture shows: 身份证人像面. */
  label: string;
  file: File;
  /** The cut picture, or the file itself; null gives the picture up. */
  onDone: (file: File | null) => void;
}

type Opened = { readonly state: 'opening' | 'unreadable' } | { readonly state: 'ready'; readonly image: ImageBitmap };

/** The picture as it stands upright, given back when the dialog goes. */
function useImage(file: File): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    let image: ImageBitmap | undefined;
    let gone = false;
    createImageBitmap(file).then(
      (read) => {
        if (gone) return read.close();
        image = read;
        return setOpened({ state: 'ready', image: read });
      },
      () => gone || setOpened({ state: 'unreadable' }),
    );
    return () => {
      gone = true;
      image?.close();
    };
  }, [file]);
  return opened;
}

const keys: Readonly<Record<string, { readonly x?: number; readonly y?: number }>> = {
  ArrowUp: { y: -step },
  ArrowDown: { y: step },
  ArrowLeft: { x: -step },
  ArrowRight: { x: step },
};

/** Cuts a card out of its picture before it is sent: by dragging, by the arrow keys or by buttons; or sends it as it is (screens B23). */
export function CardCropDialog({ open, label, file, onDone }: CardCropDialogProps) {
  const opened = useImage(file);
  const image = opened.state === 'ready' ? opened.image : null;
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [failed, setFailed] = useState(false);
  const [cutting, setCutting] = useState(false);
  const [dragging, setDragging] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grabbed = useRef<{ readonly x: number; readonly y: number }>(undefined);

  useEffect(() => {
    if (image !== null && canvas.current !== null) drawCrop(canvas.current, image, crop);
  }, [image, crop]);

  const change = (next: (picture: ImageBitmap, crop: Crop) => Crop) =>
    image !== null && setCrop((current) => next(image, current));
  const move = (by: { readonly x?: number; readonly y?: number }) =>
    change((picture, current) => moved(picture, current, by));
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (grabbed.current === undefined) return;
    const box = event.currentTarget.getBoundingClientRect();
    move({ x: (grabbed.current.x - event.clientX) / box.width, y: (grabbed.current.y - event.clientY) / box.height });
    grabbed.current = { x: event.clientX, y: event.clientY };
  };
  const drop = () => {
    grabbed.current = undefined;
    setDragging(false);
  };
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const finish = async () => {
    if (image === null) return;
    setFailed(false);
    setCutting(true);
    try {
      onDone(await cutFile(file, image, crop));
    } catch {
      setFailed(true);
    } finally {
      setCutting(false);
    }
  };
  const blocked = image === null || cutting;
  const unreadable = opened.state === 'unreadable';
  const tool = { size: 'lg', variant: 'outline', disabled: blocked } as const;
  const small = image !== null && !isWhole(crop) && windowOf(image, crop).width < leastRead.width;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDone(null);
      }}
      title={messages.title(label)}
      scrimCloses={false}
      sheet="auto"
      footer={
        <>
          <Button onClick={() => onDone(null)}>{messages.cancel}</Button>
          <Button disabled={unreadable || cutting} onClick={() => onDone(file)}>
            {messages.original}
          </Button>
          <Button variant="primary" disabled={image === null} loading={cutting} onClick={() => void finish()}>
            {messages.done}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {!unreadable && (
          <Text as="p" size="dense" tone="secondary">
            {messages.help}
          </Text>
        )}
        {unreadable && (
          <Alert tone="err" announced>
            {messages.unreadable}
          </Alert>
        )}
        {failed && (
          <Alert tone="err" announced>
            {messages.failed}
          </Alert>
        )}
        {opened.state === 'opening' && (
          <Opening>
            <Spinner size={24} label={messages.opening} labelled />
          </Opening>
        )}
        {image !== null && (
          <View
            ref={canvas}
            {...view}
            role="img"
            aria-label={messages.preview(label)}
            tabIndex={0}
            data-dragging={dragging || undefined}
            onKeyDown={press}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              grabbed.current = { x: event.clientX, y: event.clientY };
              setDragging(true);
            }}
            onPointerMove={drag}
            onPointerUp={drop}
            onPointerCancel={drop}
          />
        )}
        {small && (
          <Alert tone="warn" announced>
            {messages.small(leastRead.width, leastRead.height)}
          </Alert>
        )}
        {!unreadable && (
          <Tools role="group" aria-label={messages.tools}>
            <IconButton
              {...tool}
              label={messages.closer}
              icon={<PlusIcon />}
              onClick={() => change((picture, current) => zoomed(picture, current, closer))}
            />
            <IconButton
              {...tool}
              label={messages.farther}
              icon={<MinusIcon />}
              onClick={() => change((picture, current) => zoomed(picture, current, 1 / closer))}
            />
            <IconButton {...tool} label={messages.up} icon={<ArrowUpIcon />} onClick={() => move({ y: -step })} />
            <IconButton {...tool} label={messages.down} icon={<ArrowDownIcon />} onClick={() => move({ y: step })} />
            <IconButton {...tool} label={messages.left} icon={<ChevronLeftIcon />} onClick={() => move({ x: -step })} />
            <IconButton
              {...tool}
              label={messages.right}
              icon={<ChevronRightIcon />}
              onClick={() => move({ x: step })}
            />
            <IconButton {...tool} label={messages.turn} icon={<RedoIcon />} onClick={() => change(turned)} />
            <IconButton
              {...tool}
              label={messages.reset}
              icon={<UndoIcon />}
              disabled={blocked || isWhole(crop)}
              onClick={() => setCrop(wholePicture)}
            />
          </Tools>
        )}
      </Stack>
    </Dialog>
  );
}
