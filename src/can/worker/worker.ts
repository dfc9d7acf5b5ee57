import { answerQuestions } from '../../worker/answerQuestions';
import { makeReader } from './answer';
import type { Question } from './messages';

answerQuestions<Question>(makeReader());
