import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type DragEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { fileKindMessages } from '../file-kind-messages';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import { useFieldsetDisabled } from '../../hooks/useFieldsetDisabled';
import { useFormReset } from '../../hooks/useFormReset';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CameraIcon } from '../../icons/CameraIcon';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { ImageIcon } from '../../icons/ImageIcon';
import type { Labels } from '../../words';
import { FieldContext, useFieldControl, useFieldGroup } from '../Field/FieldContext';
import type { Upload, UploadedFile } from '../FileDrop/FileDrop';
import { formatKinds, formatSize } from '../FileDrop/file-rules';
import { Camera, Empty, Fault, Frame, Limits, Picture, Progress, Root, Tools } from './ImageUpload.styles';
import { imageUploadMessages } from './messages';
import type { ImageSides } from './read-image';
import { useImageUpload, type ImageFault } from './useImageUpload';

export interface ImageUploadProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the picture shows: 身份证人像面. Said with every action, and in the frame while it is empty. */
  label: string;
  upload: Upload;
  /** What a chosen picture goes through before it is measured, seen and sent, a cut for instance; null gives it up, a rejection says that it cannot be opened. */
  prepare?: (file: File) => Promise<File | null>;
  /** The sentence for what `upload` refused with; the house's own without it. */
  describeFailure?: (reason: unknown) => string | undefined;
  /** The stored picture; its `url` is shown. `null` is none. */
  value?: UploadedFile | null;
  defaultValue?: UploadedFile | null;
  accept?: string;
  /** In bytes. */
  maxSize?: number;
  /** Smallest sides in pixels under which nobody could read it. */
  leastSides?: ImageSides;
  /** Which camera phones open: `environment` looks at papers, `user` at the person. Without it no camera is offered. */
  capture?: 'environment' | 'user';
  /** Shape of the frame, width to height: 1.585 for an identity card. */
  ratio?: number;
  /** In the empty frame, in place of the plain mark: what the picture should look like. */
  drawing?: ReactNode;
  disabled?: boolean;
  invalid?: boolean;
  onValueChange?: (file: UploadedFile | null) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof imageUploadMessages>;
  /** The button that chooses a picture. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One picture: a side of an identity card, a licence. It is seen at once, from the person's own machine, while it is being sent.
 *
 * The component MUST keep the stored picture until another has arrived; MUST offer the camera where fingers point; MUST say what is wrong
 * with a picture and what would be right; MUST keep the keyboard from the choice to the answer.
 * The consumer MUST name what the picture shows, and MUST have the server judge it again. A picture of papers MUST NOT be kept in a draft.
 */
export function ImageUpload({
  label,
  upload,
  prepare,
  describeFailure,
  value,
  defaultValue = null,
  accept = 'image/jpeg,image/png',
  maxSize = 5 * 1024 ** 2,
  leastSides,
  capture,
  ratio = 1.585,
  drawing,
  disabled,
  invalid,
  onValueChange,
  labels,
  style,
  ref,
  ...rest
}: ImageUploadProps) {
  const words = useWords('imageUpload', imageUploadMessages, labels);
  const kindWords = useWords('fileKind', fileKindMessages);
  const labelId = useContext(FieldContext)?.labelId;
  const files = useRef<HTMLInputElement>(null);
  const shut = useFieldsetDisabled(files);
  const group = useFieldGroup(
    {
      ...rest,
      'aria-label': rest['aria-label'] ?? (labelId === undefined ? label : undefined),
      invalid,
      disabled: shut || disabled,
    },
    'group',
  );
  const { 'aria-describedby': describedBy } = useFieldControl({ 'aria-describedby': rest['aria-describedby'] });
  const faultId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const chooseRef = useMergedRef(choose, ref);
  const [inner, setInner] = useState(defaultValue);
  const [over, setOver] = useState(false);
  const held = value === undefined ? inner : value;

  const change = (file: UploadedFile | null) => {
    setInner(file);
    onValueChange?.(file);
  };
  const [arrived, setArrived] = useState<string>();
  const image = useImageUpload({ upload, prepare }, { accept, maxSize, leastSides }, (file) => {
    setArrived(file.id);
    change(file);
  });
  // A given value is the host's to take back, and what is on its way to it too.
  useFormReset(files, () => {
    if (value !== undefined) return;
    image.clear();
    setInner(defaultValue);
  });
  const failed = image.fault?.kind === 'failed';
  // Own picture first: the stored one may take a while to be served, and this one is the same.
  const source =
    image.sending || failed || (held !== null && held.id === arrived && image.preview !== undefined)
      ? image.preview
      : held?.url;
  const filled = source !== undefined;

  // The large button that was pressed goes with the first picture; the keyboard goes to the one in its place.
  useEffect(() => {
    if (image.sending && document.activeElement === document.body) choose.current?.focus();
  }, [image.sending]);

  const sayFault = (fault: ImageFault) => {
    if (fault.kind === 'failed') return (fault.reason !== undefined && describeFailure?.(fault.reason)) || words.failed;
    const kinds = formatKinds(accept, kindWords);
    return {
      wrongType: words.wrongType(kinds),
      tooLarge: words.tooLarge(formatSize(maxSize)),
      tooSmall: words.tooSmall(leastSides?.width ?? 0, leastSides?.height ?? 0),
      unreadable: words.unreadable,
    }[fault.kind];
  };
  const offer = (list: FileList | null) => {
    const file = list?.[0];
    if (file && !group.disabled) image.send(file);
  };
  const clear = () => {
    image.clear();
    if (!image.sending && !failed) change(null);
    // The button that was pressed goes; the one that chooses comes in its place.
    requestAnimationFrame(() => choose.current?.focus());
  };
  const described = [image.fault && faultId, describedBy].filter(Boolean).join(' ') || undefined;
  const shared = { type: 'file', hidden: true, accept } as const;
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    offer(event.target.files);
    event.target.value = '';
  };

  return (
    <Root
      data-component="ImageUpload"
      data-filled={filled || undefined}
      data-sending={image.sending || undefined}
      data-over={over || undefined}
      data-invalid={group.invalid || image.fault !== undefined || undefined}
      data-disabled={group.disabled || undefined}
      {...rest}
      {...group.attributes}
      style={{ ...style, '--ratio': ratio }}
      onDragOver={(event: DragEvent<HTMLDivElement>) => {
        rest.onDragOver?.(event);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(!group.disabled);
      }}
      onDragLeave={(event) => {
        rest.onDragLeave?.(event);
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        rest.onDrop?.(event);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        offer(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        rest.onPaste?.(event);
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        offer(event.clipboardData.files);
      }}
    >
      <input ref={files} {...shared} data-part="file" onChange={take} />
      {capture !== undefined && <input ref={camera} {...shared} capture={capture} data-part="camera" onChange={take} />}
      <Frame data-part="frame">
        {filled ? (
          <Picture src={source} alt={words.preview(label)} />
        ) : (
          <Empty
            type="button"
            ref={chooseRef}
            disabled={group.disabled}
            aria-describedby={described}
            onClick={() => files.current?.click()}
          >
            {drawing ?? <ImageIcon size={24} />}
            <span>{over ? words.drop : words.choose(label)}</span>
            <Limits>{words.limits(formatKinds(accept, kindWords), formatSize(maxSize))}</Limits>
          </Empty>
        )}
        {image.sending && (
          <Progress>
            <ProgressBar label={words.uploading(label)} value={image.percent} showValue />
          </Progress>
        )}
      </Frame>
      {!group.disabled && (
        <Tools data-part="tools">
          {capture !== undefined && !filled && (
            <Camera>
              <Button
                size="sm"
                variant="outline"
                icon={<CameraIcon size={14} />}
                aria-label={words.named(words.shoot, label)}
                onClick={() => camera.current?.click()}
              >
                {words.shoot}
              </Button>
              <Button
                size="sm"
                aria-label={words.named(words.chooseFile, label)}
                onClick={() => files.current?.click()}
              >
                {words.chooseFile}
              </Button>
            </Camera>
          )}
          {failed && (
            <Button size="sm" variant="outline" aria-label={words.named(words.retry, label)} onClick={image.retry}>
              {words.retry}
            </Button>
          )}
          {filled && (
            // One button, so that the keyboard stays with it from the choice to the answer.
            <Button
              size="sm"
              ref={chooseRef}
              aria-label={words.named(image.sending ? words.cancel : words.replace, label)}
              aria-describedby={image.sending ? undefined : described}
              onClick={image.sending ? clear : () => files.current?.click()}
            >
              {image.sending ? words.cancel : words.replace}
            </Button>
          )}
          {filled && !image.sending && (
            <Button size="sm" variant="text" aria-label={words.named(words.remove, label)} onClick={clear}>
              {words.remove}
            </Button>
          )}
        </Tools>
      )}
      <Fault id={faultId} role="alert" data-part="fault">
        {image.fault && (
          <>
            <CircleAlertIcon size={14} />
            <span>{sayFault(image.fault)}</span>
          </>
        )}
      </Fault>
    </Root>
  );
}
