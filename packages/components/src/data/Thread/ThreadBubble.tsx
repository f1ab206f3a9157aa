import { useLocale } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { DownloadIcon } from '../../icons/DownloadIcon';
import { FileTextIcon } from '../../icons/FileTextIcon';
import type { Words } from '../../words';
import { Avatar } from '../Avatar/Avatar';
import type { threadMessages } from './messages';
import type { ThreadMessage, ThreadPicture } from './Thread';
import {
  Attachments,
  Author,
  Bubble,
  File,
  FileName,
  Files,
  Foot,
  Message,
  Picture,
  Side,
  State,
} from './Thread.styles';

interface ThreadBubbleProps {
  message: ThreadMessage;
  labels: Words<typeof threadMessages>;
  onRetry?: () => void;
  onPictureOpen?: (picture: ThreadPicture) => void;
}

/** One message with its author, time and attachments. */
export function ThreadBubble({ message, labels, onRetry, onPictureOpen }: ThreadBubbleProps) {
  const { formats } = useLocale();
  const { author, at, own = false, avatar, content, pictures = [], files = [], state = 'sent' } = message;
  return (
    <Message data-part="message" data-own={own || undefined} data-state={state}>
      <Side aria-hidden>{avatar ?? <Avatar name={author} />}</Side>
      <Author>
        <b>{author}</b>{' '}
        {at > 0 && (
          <time dateTime={new Date(at * 1000).toISOString()} title={formats.time(at, 'second')}>
            {formats.time(at, 'hourMinute')}
          </time>
        )}
      </Author>
      <Bubble data-part="bubble">
        {content}
        {pictures.length + files.length > 0 && (
          <Attachments>
            {pictures.map((picture) =>
              onPictureOpen ? (
                <Picture
                  as="button"
                  type="button"
                  key={picture.key}
                  aria-label={labels.open(picture.alt)}
                  onClick={() => onPictureOpen(picture)}
                >
                  <img src={picture.src} alt="" loading="lazy" />
                </Picture>
              ) : (
                <Picture key={picture.key}>
                  <img src={picture.src} alt={picture.alt} loading="lazy" />
                </Picture>
              ),
            )}
            {files.length > 0 && (
              <Files>
                {files.map(({ key, name, size, href }) => (
                  <li key={key}>
                    <File href={href} download={name} aria-label={`${labels.download(name)} ${size ?? ''}`.trim()}>
                      <FileTextIcon />
                      <FileName>
                        <span title={name}>{name}</span> <small>{size}</small>
                      </FileName>
                      <DownloadIcon size={14} />
                    </File>
                  </li>
                ))}
              </Files>
            )}
          </Attachments>
        )}
      </Bubble>
      {state === 'sent' ? null : (
        <Foot>
          <State role={state === 'failed' ? 'alert' : 'status'} data-state={state}>
            {labels[state]}
          </State>
          {state === 'failed' && onRetry && (
            <Button variant="text" size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </Foot>
      )}
    </Message>
  );
}
