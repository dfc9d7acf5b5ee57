// The audits of what this site says stand in one suite, because they share the reading of all documents and tables.
// One of them: npx jest --selectProjects content -t 'the bill of materials'
import './audits/billOfMaterials';
import './audits/commands';
import './audits/leadingOn';
import './audits/makerPrices';
import './audits/markdownPages';
import './audits/partMentions';
import './audits/ranking';
import './audits/requiredFacts';
import './audits/softwareNumbers';
import './audits/symptomFinder';
import './audits/symptoms';
import './audits/wiring';
import './audits/wristSides';
