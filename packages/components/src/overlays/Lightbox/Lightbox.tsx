import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { IconButton } from '../../actions/IconButton/IconButton';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import type { Labels, Words } from '../../words';
import { ModalLayer } from '../ModalLayer';
import { Backdrop } from '../modal.styles';
import { Bar, Failure, Picture, Popup, Stage, Title } from './Lightbox.styles';
import { lightboxMessages } from './messages';

export interface LightboxPicture {
  src: string;
  /** What it shows: its name, and what screen readers are told. */
  alt: string;
}

export interface LightboxProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  pictures: readonly LightboxPicture[];
  /** Which one is shown, from 0; closed without one. */
  index: number | undefined;
  /** Another one, or undefined to close. */
  onIndexChange: (index: number | undefined) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof lightboxMessages>;
  ref?: Ref<HTMLDivElement>;
}

function Shown({ picture, labels }: { picture: LightboxPicture; labels: Words<typeof lightboxMessages> }) {
  const [failed, setFailed] = useState(false);
  return failed ? (
    <Failure role="alert">{labels.failed}</Failure>
  ) : (
    <Picture
      src={picture.src}
      alt={picture.alt === '' ? labels.unnamed : picture.alt}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/**
 * A picture as large as the window: an attachment of a ticket, the screen of a machine, a picture in a text.
 *
 * - It MUST close by Escape, by its button and by a press beside the picture, and give the focus back.
 * - It MUST lead through several pictures by buttons and by the left and right keys, and say which of how many is shown.
 * - It MUST say so when a picture cannot be loaded.
 */
export function Lightbox({ pictures, index, onIndexChange, labels, ...rest }: LightboxProps) {
  const words = useWords('lightbox', lightboxMessages, labels);
  const close = useRef<HTMLButtonElement>(null);
  const [last, setLast] = useState(0);
  if (index !== undefined && index !== last) setLast(index);
  const now = index ?? last;
  const picture = pictures[now];
  const several = pictures.length > 1;
  const go = (by: number) => {
    const next = now + by;
    if (next >= 0 && next < pictures.length) onIndexChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <ModalLayer
      open={index !== undefined && picture !== undefined}
      onClose={() => onIndexChange(undefined)}
      initialFocus={close}
    >
      <Backdrop />
      <Popup data-component="Lightbox" onKeyDown={onKeyDown} {...rest}>
        <Bar data-part="bar">
          <Title>{picture?.alt === '' ? words.unnamed : picture?.alt}</Title>
          {several && <span role="status">{words.position(now + 1, pictures.length)}</span>}
          {picture && (
            <LinkButton size="sm" href={picture.src} external>
              {words.open}
            </LinkButton>
          )}
          <IconButton
            ref={close}
            size="md"
            label={words.close}
            icon={<CloseIcon />}
            onClick={() => onIndexChange(undefined)}
          />
        </Bar>
        <Stage data-part="stage" onClick={(event) => event.target === event.currentTarget && onIndexChange(undefined)}>
          {picture && <Shown key={picture.src} picture={picture} labels={words} />}
          {several && (
            <IconButton
              data-part="previous"
              size="lg"
              variant="outline"
              label={words.previous}
              icon={<ChevronLeftIcon size={18} />}
              disabled={now === 0}
              onClick={() => go(-1)}
            />
          )}
          {several && (
            <IconButton
              data-part="next"
              size="lg"
              variant="outline"
              label={words.next}
              icon={<ChevronRightIcon size={18} />}
              disabled={now === pictures.length - 1}
              onClick={() => go(1)}
            />
          )}
        </Stage>
      </Popup>
    </ModalLayer>
  );
}
