import { answerQuestions } from '../worker/answerQuestions';
import type { Question } from './messages';
import { moveArm } from './movedArm';

answerQuestions<Question>(moveArm());
