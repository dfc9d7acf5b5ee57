import { answerQuestions } from '../../../model/worker';
import { makeReader } from './answer';
import type { Question } from './answer';

answerQuestions<Question>(makeReader());
