import Check from '../icons/check.svg';
import Copy from '../icons/copy.svg';
import Danger from '../icons/danger.svg';
import Home from '../icons/home.svg';
import Info from '../icons/info.svg';
import Note from '../icons/note.svg';
import Play from '../icons/play.svg';
import Tip from '../icons/tip.svg';
import Warning from '../icons/warning.svg';
import Wrap from '../icons/wrap.svg';
import { icon } from './icons';

// Icons that only some pages need, loaded with their components.
export const CheckIcon = icon(Check);
export const CopyIcon = icon(Copy);
export const DangerIcon = icon(Danger, { size: 18, weight: 2 });
export const HomeIcon = icon(Home);
export const InfoIcon = icon(Info, { size: 18, weight: 2 });
export const NoteIcon = icon(Note, { size: 18, weight: 2 });
export const PlayIcon = icon(Play);
export const TipIcon = icon(Tip, { size: 18, weight: 2 });
export const WarningIcon = icon(Warning, { size: 18, weight: 2 });
export const WrapIcon = icon(Wrap);
