import { answerQuestions } from '../../../worker/answerQuestions';
import { makeReader } from './answer';
import type { Question } from './answer';

answerQuestions<Question>(makeReader());
