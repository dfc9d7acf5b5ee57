import { answerQuestions } from '../../../model/worker';
import type { Question } from './messages';
import { moveArm } from './movedArm';

answerQuestions<Question>(moveArm());
