import * as z from 'zod/mini';
import { FILTER_MAX_LENGTH } from '../constants';

const unreadable = '内容含有无法识别的字符，请删除后重试';
/** No control character, and no half of a surrogate pair: a database keeps neither. */
export const oneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, unreadable);
/** The same for a text of several lines, which keeps its line ends and tabs. */
export const severalLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, unreadable);

/** A text in one line of at most so many characters. */
export const lineOf = (most: number) => z.string().check(z.maxLength(most, `最多${most}个字`), oneLine);
/** What a list is filtered by, and the names that the catalogue gives to models, rooms, sizes and images: found or not found, whatever it is. */
export const filterText = lineOf(FILTER_MAX_LENGTH);
/** A name of the catalogue that must be there. */
export const catalogueName = filterText.check(z.minLength(1));
